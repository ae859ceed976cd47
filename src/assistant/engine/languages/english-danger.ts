/** Answers in English who is in danger, or about to do harm, with what has to be heard. */
import type { EngineAnswer, EngineInput } from '../../conversation/engine.ts'
import { foldText, listWords } from '../../retrieval/fold-text.ts'
import type { KnowledgeEntry, Statement } from '../../retrieval/knowledge.ts'
import { retrieve } from '../../retrieval/retrieve.ts'
import type { Care } from '../care.ts'
import { findLastTopic } from '../follow-up.ts'
import { withParagraph } from '../join-answers.ts'
import { suspectDanger } from '../learned-care.ts'
import { warnBelow } from '../warn-below.ts'
import { writeStatements } from '../write-statements.ts'
import { findEnglishCare, heardBelow, isEnglishCareEntry } from './care.en.ts'
import type { EnglishCorpus } from './english-corpus.ts'
import { leans, tellsOfSomebody } from './english-search.ts'
import { sumInEnglish } from './english-sum.ts'
import { writeEnglish } from './write-english.ts'

/** What a message tells by itself, in the words of a rule or in those of people. */
function findDangerTold(input: EngineInput, { index }: EnglishCorpus): Care | undefined {
  const ruled = findEnglishCare(input.question)
  if (ruled) return ruled
  const suspicion = suspectDanger(input, index, 'en')
  return suspicion?.certainty === 'sure' ? suspicion.care : undefined
}

function writeCare(care: Care, input: EngineInput, corpus: EnglishCorpus, supports = heardBelow[care.entry]): EngineAnswer | undefined {
  const entry = corpus.entries.get(care.entry)
  return entry && writeEnglish(entry, retrieve(corpus.index, input.question), input, corpus, { opens: care.opens, supports })
}

const POINTS_AT_SOMEBODY = /\b(?:he|she|they|him|her|them|his|their)\b/

/** What only together with the message before tells of such a situation. */
function findCareInStory({ question, history }: EngineInput): Care | undefined {
  const before = history.findLast(({ role }) => role === 'user')?.content
  if (before === undefined || findEnglishCare(before) || !POINTS_AT_SOMEBODY.test(foldText(question))) return undefined
  return findEnglishCare(`${before} ${question}`)
}

const writeAlone = (entry: KnowledgeEntry, statement: Statement, { day }: EngineInput, { figures }: EnglishCorpus) =>
  writeStatements(entry, { statement, word: 'open', support: [] }, figures, day, { language: 'en' })

/** From so many words on a message with a sum tells of cash as well; fewer are a sum about a price. */
const TELLS_OF_CASH = 16

/** Who asks for a sum as well gets it below what has to be heard. A rule names the danger so plainly that it stands alone, and cash is no danger by itself. */
function withSum(answer: EngineAnswer, { entry: id, opens }: Care, input: EngineInput, corpus: EnglishCorpus): EngineAnswer {
  const sum = findEnglishCare(input.question) ? undefined : sumInEnglish(input, corpus)
  if (!sum) return answer
  if (opens !== undefined) return { ...withParagraph(answer, sum), suggestions: sum.suggestions }
  const entry = corpus.entries.get(id)
  const statement = entry?.statements.find((one) => one.id === answer.says?.[0])
  if (!entry || !statement || listWords(input.question).length < TELLS_OF_CASH) return sum
  return {
    ...withParagraph(sum, writeAlone(entry, statement, input, corpus)),
    isGentle: true,
  }
}

/** Where another answer does harm the entry for it answers, whatever the ranking says. Nothing is sold below it. */
export function answerWithEnglishCare(input: EngineInput, corpus: EnglishCorpus): EngineAnswer | undefined {
  const told = findDangerTold(input, corpus)
  const care = told ?? findCareInStory(input)
  const answer = care && writeCare(care, input, corpus)
  return answer && withSum(answer, care, input, corpus)
}

/** The entry that answered danger, while what is asked on says little. */
export function findCareBefore({ question, history }: EngineInput, { entries }: EnglishCorpus): KnowledgeEntry | undefined {
  const reference = findLastTopic(history)?.reference
  return reference !== undefined && isEnglishCareEntry(reference) && leans(question) ? entries.get(reference) : undefined
}

/** Where help is, which is heard again by who only tells more of it. */
const help: Readonly<Record<string, string>> = { 'en-care-ex': 'not-safe', 'en-care-pressure': 'help' }

/** What is asked on after such an answer and is not understood is about the same. */
export function goOnWithCare(input: EngineInput, corpus: EnglishCorpus): EngineAnswer | undefined {
  const entry = findCareBefore(input, corpus)?.id
  if (entry === undefined) return undefined
  const opens = tellsOfSomebody(input.question) ? help[entry] : undefined
  return writeCare({ entry, ...(opens !== undefined && { opens }) }, input, corpus, [])
}

/** What a message may tell of: nothing is sold below its answer, and where that is likely the most important sentence stands there. */
export function addEnglishCare(answer: EngineAnswer, input: EngineInput, corpus: EnglishCorpus): EngineAnswer {
  const suspicion = suspectDanger(input, corpus.index, 'en')
  const entry = corpus.entries.get(suspicion?.care.entry ?? '')
  if (!suspicion || !entry || answer.kind === 'crisis') return answer
  if (isEnglishCareEntry(answer.reference)) return { ...answer, isGentle: true }
  return warnBelow(answer, {
    suspicion,
    entry,
    answerFor: () => writeCare(suspicion.care, input, corpus),
    write: (statement) => writeAlone(entry, statement, input, corpus),
  })
}
