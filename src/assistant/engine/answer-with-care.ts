/** Answers who is in danger, or about to do harm, with what has to be heard. */
import type { EngineAnswer, EngineInput, Turn } from '../conversation/engine.ts'
import { analyse } from '../retrieval/analyse.ts'
import { foldText } from '../retrieval/fold-text.ts'
import { topicOf } from '../retrieval/passages.ts'
import type { KnowledgeEntry } from '../retrieval/knowledge.ts'
import { ABOUT_THE_SITE } from '../retrieval/topics.ts'
import { answerOwn, openingFor } from './answer-entry.ts'
import { findCare, heardBelow, isCareEntry, type Care } from './care.ts'
import { readCase } from './case/case-record.ts'
import { chooseReading } from './choose-reading.ts'
import { answerWithEntry } from './compose-answer.ts'
import { writeStatements } from './write-statements.ts'
import type { Corpus } from './corpus.ts'
import { findLastTopic, measureDependence } from './follow-up.ts'
import { withParagraph } from './join-answers.ts'
import { saidBy } from './said.ts'
import { asksSecrecy } from './secrecy.nl.ts'
import { withoutDealThreats } from './deal-threat.nl.ts'
import { mayTellDanger, suspectDanger } from './learned-care.ts'
import { warnBelow } from './warn-below.ts'

/** From here a question means little without what came before. */
const LEANS = 0.6

/** What a message tells by itself, in the words of a rule or in those of people. */
export function findDangerTold(told: EngineInput, { index }: Corpus): Care | undefined {
  const ruled = findCare(withoutDealThreats(told.question))
  if (ruled) return ruled
  const suspicion = suspectDanger(told, index, 'nl')
  return suspicion?.certainty === 'sure' ? suspicion.care : undefined
}

/** What a message may tell of: nothing is sold below its answer, and where that is likely the most important sentence stands there. */
export function addCare(answer: EngineAnswer, input: EngineInput, corpus: Corpus): EngineAnswer {
  const suspicion = suspectDanger(input, corpus.index, 'nl')
  const entry = corpus.content.entries.get(suspicion?.care.entry ?? '')
  if (!suspicion || !entry) return answer
  // What the owner wrote for such a question stands as it is.
  if (isCareEntry(answer.reference) || corpus.own?.entries.some(({ id }) => id === answer.reference)) return { ...answer, isGentle: true }
  return warnBelow(answer, {
    suspicion,
    entry,
    answerFor: () => answerFor(suspicion.care, entry, input, corpus),
    write: (statement) => writeStatements(entry, { statement, word: 'open', support: [] }, corpus.content.figures, input.day),
  })
}

/** `supports`: ids of the statements that have to be heard besides. */
function answerFor(care: Care, entry: KnowledgeEntry, { question, history, day }: EngineInput, corpus: Corpus, supports = heardBelow[entry.id]): EngineAnswer {
  const { found, winner } = chooseReading(question, [], corpus)
  if (winner) return answerOwn(winner, corpus, found.hits, day)
  const asked = { ...openingFor(question, found, corpus, readCase(question, [], day), history), prefers: care.opens, supports }
  return answerWithEntry(entry, corpus.content, found.hits, day, asked)
}

/** Where another answer does harm the entry for it answers, whatever the ranking says; also what is asked on there. */
export function answerWithCare(input: EngineInput, corpus: Corpus): EngineAnswer | undefined {
  const { question, history } = input
  const told = withoutAccusing(findDangerTold(input, corpus), input, corpus)
  const asksOn = !told && isOfVictim(history) && asksSecrecy(foldText(question))
  const care =
    told ??
    (asksOn ? { entry: findLastTopic(history)!.reference! } : undefined) ??
    findCareInStory(question, history, corpus) ??
    findCareBefore(question, history, corpus)
  const entry = corpus.content.entries.get(care?.entry ?? '')
  if (!care || !entry) return undefined
  const answer = answerFor(care, entry, input, corpus, told ? heardBelow[entry.id] : [])
  return asksOn ? withSecrecy(answer, input, corpus) : answer
}

const leansOn = (question: string, { index }: Corpus): boolean => measureDependence(question, analyse(question, index.vocabulary)) >= LEANS

const POINTS_AT_SOMEBODY = /\b(?:hij|hem|zij|ze|haar|die|zijn)\b/

/** What only together with the message before tells of such a situation. */
function findCareInStory(question: string, history: readonly Turn[], corpus: Corpus): Care | undefined {
  const before = history.findLast(({ role }) => role === 'user')?.content
  if (before === undefined || findCare(before) || !(POINTS_AT_SOMEBODY.test(foldText(question)) || leansOn(question, corpus))) return undefined
  const story = `${before} ${question}`
  const care = findCare(story)
  return care && mayTellDanger(story, corpus.index, 'nl') ? care : undefined
}

/** Of who does something to another. */
const accusing: ReadonlySet<string> = new Set(['vermogen-verbergen', 'schuldeisers-benadelen', 'akte-datum', 'stroman-katvanger'])

/** What answered last was for who is wronged. */
function isOfVictim(history: readonly Turn[]): boolean {
  const before = findLastTopic(history)?.reference
  return isCareEntry(before) && !accusing.has(before!)
}

const SECRECY = 'notaris-geheimhouding'
const OF_WILL = /\btestament\b/

/** Who is pressed or afraid and asks whether the other will know hears first that the notary tells nobody. */
function withSecrecy(answer: EngineAnswer, { question, history, day }: EngineInput, { content }: Corpus): EngineAnswer {
  const isOfWill = saidBy(question, history).some((message) => OF_WILL.test(foldText(message)))
  const entry = content.entries.get(SECRECY)
  const statement = entry?.statements.find(({ id }) => id === (isOfWill ? 'testament' : 'familie-vraagt'))
  if (!entry || !statement) return answer
  const { text, sources } = writeStatements(entry, { statement, word: 'open', support: [] }, content.figures, day)
  return { ...withParagraph({ ...answer, text, sources }, answer), opens: [`${SECRECY}.${statement.id}`] }
}

/** 'Ik wil niet dat hij het merkt' hides nothing from another after 'ik ben bang voor hem'. */
function withoutAccusing(told: Care | undefined, { question, history }: EngineInput, corpus: Corpus): Care | undefined {
  return told && isOfVictim(history) && accusing.has(told.entry) && leansOn(question, corpus) ? undefined : told
}

/** Chance from which what is asked with all that was said before is something else than such a situation. */
const ANOTHER = 0.5
/** For who sees what is done to another. */
const OF_PARENT = 'ouder-sturen'

/** Who is pressed himself hears what helps as long as nothing else is clearly asked. */
function asksAnother(reference: string, question: string, history: readonly Turn[], corpus: Corpus): boolean {
  if (!accusing.has(reference) && reference !== OF_PARENT) return false
  const best = chooseReading(question, history, corpus).found.hits[0]
  return best?.passage.kind === 'entry' && best.chance >= ANOTHER && !isCareEntry(best.passage.id)
}

/** The entry that answered in such a situation, while the visitor does not clearly ask for something else. */
function findCareBefore(question: string, history: readonly Turn[], corpus: Corpus): Care | undefined {
  const reference = findLastTopic(history)?.reference
  if (reference === undefined || !isCareEntry(reference)) return undefined
  const { outcome, found } = chooseReading(question, [], corpus)
  const isSure = outcome === 'answer' || (outcome === 'likely' && topicOf(found.hits[0]!.passage) === ABOUT_THE_SITE)
  return isSure || !leansOn(question, corpus) || asksAnother(reference, question, history, corpus) ? undefined : { entry: reference }
}
