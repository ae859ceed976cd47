/** What a model is given to answer from: the passages that were found and the sum that was asked for, or the answer that needs no model. */
import type { Language } from '../../figures/figure-words.ts'
import { fillFigures } from '../../figures/figure-tokens.ts'
import { answerAtOnce, answerInOtherLanguage, answerQuestion, findOffices } from './answer-question.ts'
import { inStandardDutch } from './in-standard-dutch.ts'
import { findDangerTold } from './answer-with-care.ts'
import { isCareEntry, withCare } from './care.ts'
import { readCase } from './case/case-record.ts'
import { chooseReading } from './choose-reading.ts'
import { compareConcepts } from './compare-concepts.ts'
import { suspectDanger } from './learned-care.ts'
import { suspectDespair } from './suspect-despair.ts'
import { listEntrySources, listRelated, sectionUrl, writeEntry } from './compose-answer.ts'
import type { Corpus } from './corpus.ts'
import { engineTexts } from './engine.nl.ts'
import { findSum } from './find-sum.ts'
import { findCalculation } from '../sums/find-calculation.ts'
import type { English } from './languages/english.ts'
import { listNext } from './languages/english-corpus.ts'
import { languageOfQuestion } from './languages/question-language.ts'
import { plainWords } from './plain-question.nl.ts'
import { readPlainQuestion } from './plain-question.ts'
import { isStory } from './referral-intent.ts'
import { splitQuestion } from './split-question.ts'
import type { AnswerSource, EngineAnswer, EngineInput } from '../conversation/engine.ts'
import type { KnowledgeEntry } from '../retrieval/knowledge.ts'
import type { OwnHit } from '../retrieval/own-index.ts'
import type { Passage } from '../retrieval/passages.ts'

export interface PlannedPassage {
  title: string
  text: string
  /** The law and the article it rests on, best first; never empty. */
  sources: AnswerSource[]
  /** Id of the entry, section or calculation. */
  reference: string | undefined
}

/** `facts`: what the visitor said of the own case, in words. */
export type Plan = { answer: EngineAnswer } | { answer: undefined; passages: PlannedPassage[]; facts: string[] }

/** Of a hundred later questions the entry that answers is among so many for ninety-one, and among six for eighty-eight. */
const MOST_PASSAGES = 9
/** Of one question that a model looks up. */
const MOST_LOOKED_UP = 4
/** From here an entry of the owner is worth a model's reading. */
const WORTH_READING = 0.4
const MOST_SUGGESTIONS = 3
/**
 * A model decides itself what is ours to answer; it gets the sum that was asked for, what was found, and what the visitor said of the own
 * case. To who may not want to live on it writes nothing.
 */
export function planAnswer(asked: EngineInput, corpus: Corpus): Plan {
  const language = languageOfQuestion(asked)
  if (language === 'en' && corpus.english) return planInEnglish(asked, corpus.english(), corpus)
  if (language !== 'nl' && language !== 'en') return { answer: answerInOtherLanguage(language) }
  const input = inStandardDutch(asked, corpus)
  if (suspectDespair(input, corpus.index, 'nl')) return { answer: answerQuestion(asked, corpus) }
  // Who tells a story and names an office wants more than the list.
  const known = answerAtOnce(input, corpus) ?? (isStory(input.question) ? undefined : findOffices(input, corpus))
  if (known && mayStand(known, input, corpus)) return { answer: withCare(input.question, known) }
  const suspicion = suspectDanger(input, corpus.index, 'nl')
  const likely = suspicion?.certainty === 'possible' ? undefined : suspicion?.care.entry
  const cared = [likely, known?.kind === 'kennis' ? known.reference : undefined].flatMap((id) => corpus.content.entries.get(id ?? '') ?? [])
  return {
    answer: undefined,
    passages: [...calculated(input, corpus), ...findPassages(input, corpus, cared)],
    facts: [...readCase(input.question, input.history, input.day).values()].map(({ text }) => text),
  }
}

/** Who asks on about danger gets the entry for it in words that fit the question. The owner's own words and other countries are a model's to tell of too. */
function mayStand(known: EngineAnswer, input: EngineInput, corpus: Corpus): boolean {
  if (isOwn(known, corpus) || known.kind === 'buiten-bereik') return false
  return known.kind !== 'kennis' || !isCareEntry(known.reference) || findDangerTold(input, corpus) !== undefined
}

function planInEnglish(input: EngineInput, english: English, corpus: Corpus): Plan {
  if (suspectDespair(input, english.index, 'en')) return { answer: english.answer(input) }
  const known = english.answerAtOnce(input) ?? (isStory(input.question) ? undefined : english.findOffices(input))
  if (known) return { answer: known }
  const { sum, comparison, entries, facts } = english.gather(input)
  const passages = entries.slice(0, MOST_PASSAGES).map((entry) => describePassage(asPassage(entry), corpus, input.day, 'en'))
  const worked = [...(sum ? [describeAnswer(engineTexts.sum, sum)] : []), ...(comparison ? [describeAnswer(engineTexts.comparison, comparison)] : [])]
  return { answer: undefined, passages: [...worked, ...passages], facts }
}

/** What the site works out itself: the sum, or a comparison. */
function calculated(input: EngineInput, { concepts, content }: Corpus): PlannedPassage[] {
  const sum = findSum(input, content.figures)
  const comparison = compareConcepts(input.question, concepts, content, input.day)
  return [...(sum ? [describeAnswer(engineTexts.sum, sum)] : []), ...(comparison ? [describeAnswer(engineTexts.comparison, comparison)] : [])]
}

/** Of the whole question and of each of its parts in turn; what a few words are about comes first. */
function findPassages(input: EngineInput, corpus: Corpus, known: readonly KnowledgeEntry[]): PlannedPassage[] {
  const { question, history, day } = input
  const plain = readPlainQuestion(question, history, { concepts: corpus.concepts, entries: corpus.content.entries, words: plainWords })
  const named = corpus.content.entries.get(plain?.entry ?? '')
  const lists = [question, ...(splitQuestion(question)?.parts ?? []).map(({ text }) => text)].map((part) => listFound(part, input, corpus))
  const longest = Math.max(...lists.map((list) => list.length))
  const inTurn = Array.from({ length: longest }, (_, rank) => lists.flatMap((list) => list[rank] ?? [])).flat()
  return describeEach([...[...known, ...(named ? [named] : [])].map(asPassage), ...inTurn], MOST_PASSAGES, corpus, day)
}

function listFound(question: string, { history }: EngineInput, corpus: Corpus): Passage[] {
  const { found, winner, ownHits } = chooseReading(question, history, corpus)
  const own = ownHits.filter((hit: OwnHit) => hit === winner || hit.fit >= WORTH_READING)
  return [...own.map(({ entry }) => asPassage(entry)), ...found.hits.map(({ passage }) => passage)]
}

/** For one question that stands by itself, in Dutch. */
export function lookUp(question: string, day: string, corpus: Corpus): PlannedPassage[] {
  const input = inStandardDutch({ question, history: [], day }, corpus)
  return describeEach(listFound(input.question, input, corpus), MOST_LOOKED_UP, corpus, day)
}

/** The sum that a question asks for which names all that it takes, in Dutch. */
export function calculate(question: string, day: string, { content }: Corpus): PlannedPassage | undefined {
  const sum = findCalculation(question, [], day, content.figures)
  return sum && describeAnswer(engineTexts.sum, sum)
}

/** What may be asked after an answer that leans on it; none where it is no entry. */
export function suggestNext(reference: string, { content, inEnglish }: Corpus): string[] {
  const entry = content.entries.get(reference)
  const questions = entry ? listRelated(entry, content, []) : listNext(reference, inEnglish?.entries)
  return questions.filter((question) => question !== entry?.question).slice(0, MOST_SUGGESTIONS)
}

const describeEach = (passages: readonly Passage[], most: number, corpus: Corpus, day: string): PlannedPassage[] =>
  [...new Map(passages.map((passage) => [passage.id, passage])).values()].slice(0, most).map((passage) => describePassage(passage, corpus, day))

const asPassage = (entry: KnowledgeEntry): Passage => ({ kind: 'entry', id: entry.id, entry })

const describeAnswer = (title: string, { text, sources, reference }: EngineAnswer): PlannedPassage => ({
  title,
  text,
  sources: sources.length > 0 ? sources : [{ title, url: '/rekenhulpen' }],
  reference,
})

const isOwn = ({ reference }: EngineAnswer, { own }: Corpus): boolean => own?.entries.some((entry) => entry.id === reference) ?? false

function describePassage(passage: Passage, { content }: Corpus, day: string, language: Language = 'nl'): PlannedPassage {
  if (passage.kind === 'section') {
    const { article, section, id } = passage
    const title = [article.title, ...section.path].join(': ')
    const text = fillFigures(section.body, content.figures, day, article.lang)
    return { title, text, sources: [{ title: article.title, url: sectionUrl(passage) }], reference: id }
  }
  const { entry } = passage
  const sources = listEntrySources(entry, content, [])
  return {
    title: entry.question,
    text: writeEntry(entry, content, day, language),
    sources: sources.length > 0 ? sources : [{ title: entry.question, url: '/' }],
    reference: entry.id,
  }
}
