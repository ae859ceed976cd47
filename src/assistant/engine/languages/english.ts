/** Answers in English from the English knowledge, in the order of the Dutch engine: care, courtesies, offices, sums, then what was found. */
import type { FigureBook } from '../../../figures/figure.ts'
import type { Ahead } from '../../../platform/read-ahead.ts'
import type { EngineAnswer, EngineInput, Turn } from '../../conversation/engine.ts'
import { findEnglishSum } from '../../sums/english/find-english-sum.ts'
import { foldText } from '../../retrieval/fold-text.ts'
import type { Concept } from '../../retrieval/concept.ts'
import type { KnowledgeEntry } from '../../retrieval/knowledge.ts'
import { buildIndex, type KnowledgeIndex } from '../../retrieval/knowledge-index.ts'
import { judgeOpenings, type LearnedModel } from '../../retrieval/learned/learned-model.ts'
import type { Hit } from '../../retrieval/rank.ts'
import { matchesAny } from '../../retrieval/word-pattern.ts'
import { isKnownPhrase, measureRelevance, retrieve, type Found } from '../../retrieval/retrieve.ts'
import { compareConcepts } from '../compare-concepts.ts'
import { chooseOpening, type OpeningInput } from '../choose-opening.ts'
import { readEnglishCase } from '../case/english-case.ts'
import { conditionOf, fitOf } from '../case/statement-condition.ts'
import { fittingFirst } from '../case/fitting-first.ts'
import { findLastTopic, listEarlier } from '../follow-up.ts'
import { findPlace, type Places } from '../referral-intent.ts'
import { readPlainQuestion } from '../plain-question.ts'
import { toPlainText } from '../plain-text.ts'
import { measureSaidIn } from '../said.ts'
import { BESIDE_SECOND, findOffered, findSecondReading, readAlso, showSecondReading } from '../second-reading.ts'
import { splitQuestion } from '../split-question.ts'
import { writeStatements } from '../write-statements.ts'
import { englishAskingWords } from './split-question.en.ts'
import { answerEach, joinDistinct } from '../answer-parts.ts'
import { findService } from '../../../deeds/match-service.ts'
import type { Care } from '../care.ts'
import { suspectDanger, withoutIdleDanger } from '../learned-care.ts'
import { ASKS, dangerEntries, deathPatterns, findEnglishCare, griefPatterns, heardBelow } from './care.en.ts'
import { englishComparison } from './comparison.en.ts'
import { englishTexts, englishWords } from './english.en.ts'
import { englishPlainWords } from './plain-question.en.ts'
import { readEnglishForm } from './english-form.ts'

/** Chance from which an entry answers. What is not about our field seldom gets as much, however high it scores. */
const MAY_ANSWER = 0.25
/** Score from which it does so without another reading beside it. */
const ANSWERS = 0.55
/** Chance from which a question comes near enough to be offered. */
const NEAR = 0.05
const MOST_SUGGESTIONS = 3
/** A question of no more words that carry meaning says little without what came before. */
const FEW_WORDS = 2

export interface English {
  index: KnowledgeIndex
  answer(input: EngineInput): EngineAnswer
  /** The answer that needs no search: urgent, care, courtesies and offices. */
  answerAtOnce(input: EngineInput): EngineAnswer | undefined
  sumOf(input: EngineInput): EngineAnswer | undefined
  find(input: EngineInput): Found
  /** What follows an entry, by its id. */
  listNext(reference: string): string[]
}

const plain = (kind: EngineAnswer['kind'], text: string, suggestions: string[] = []): EngineAnswer => ({
  kind,
  text,
  sources: [],
  reference: undefined,
  suggestions,
  extras: { lang: 'en' },
})

/** What nothing else goes before. */
const answerUrgent = ({ question }: EngineInput): EngineAnswer | undefined =>
  englishWords.crisis.test(foldText(question)) ? plain('crisis', englishTexts.crisis) : undefined

/** Who says how it is and asks nothing. */
function answerGrief({ question, history }: EngineInput): EngineAnswer | undefined {
  const text = toPlainText(question)
  const lost = englishWords.loss.test(foldText(question))
  // After an answer a death is told because of what was asked.
  const tells = matchesAny(griefPatterns, text) || (!findLastTopic(history) && (lost || matchesAny(deathPatterns, text)))
  if (ASKS.test(question.includes('?') ? question : text) || !tells) return undefined
  return plain('medeleven', lost ? `${englishTexts.loss} ${englishTexts.grief}` : englishTexts.grief)
}

function answerCourtesy({ question }: EngineInput, places: Places): EngineAnswer | undefined {
  const text = foldText(question).trim()
  if (englishWords.instructions.test(text)) return plain('opdracht', englishTexts.instructions)
  if (englishWords.ai.test(text)) return plain('ai', englishTexts.ai)
  if (englishWords.greeting.test(text)) return plain('begroeting', englishTexts.greeting)
  if (englishWords.thanks.test(text)) return plain('dank', englishTexts.thanks)
  if (englishWords.seeksOffice.test(text) && !englishWords.aboutNotary.test(text)) {
    const wish = { deed: findService(text)?.slug, place: findPlace(question, places), order: 'passend' as const, leads: false, language: 'Engels' }
    return { ...plain('verwijzing', englishTexts.offices), refers: wish }
  }
  return englishWords.person.test(text) ? plain('mens', englishTexts.person) : undefined
}

function pointsBack(question: string): boolean {
  const text = foldText(question)
  return englishWords.opensLeaning.test(text) || englishWords.points.test(text)
}

function saysLittle(question: string): boolean {
  const telling = foldText(question)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1 && !englishWords.small.has(word))
  return telling.length <= FEW_WORDS
}

/** Whether a question says little without what came before it. */
const leans = (question: string): boolean => pointsBack(question) || saysLittle(question)

const asksHowMuch = (question: string): boolean => /\bhow much\b|\bwhat (?:do|would|will|must) (?:i|we|he|she|they) (?:pay|owe)\b/.test(foldText(question))

const chanceOf = ({ hits }: Found): number => hits[0]?.chance ?? 0

const entryOf = ({ passage }: Hit): KnowledgeEntry | undefined => (passage.kind === 'entry' ? passage.entry : undefined)

const saidBy = (question: string, history: readonly Turn[]): string[] => [
  ...history.flatMap(({ role, content }) => (role === 'user' ? [content] : [])),
  question,
]

/** Ids of the statements of an entry that are to be heard first, and right below it. */
interface Preferred {
  opens?: string | undefined
  supports?: readonly string[] | undefined
}

export interface EnglishKnowledge {
  /** Those of `content/kennis-en`. */
  entries: readonly KnowledgeEntry[]
  model: LearnedModel
  /** What is asked about in a few words. */
  concepts?: readonly Concept[]
}

/** `figures` may change under the engine, the entries do not. */
export function createEnglish({ entries, model, concepts = [] }: EnglishKnowledge, figures: FigureBook, places: Places, ahead?: Ahead): English {
  const plainKnowledge = { concepts, entries: new Map(entries.map((entry) => [entry.id, entry])), words: englishPlainWords }
  const index = buildIndex(entries, [], model, { readSense: (text) => readEnglishForm(text).sense, ahead, name: 'index-en' })

  /** A few words that point at nothing may name a subject of their own: then the surer reading answers. */
  function find({ question, history }: EngineInput): Found {
    const topic = findLastTopic(history)
    const alone = retrieve(index, question)
    if (!topic || !leans(question)) return alone
    const leaning = retrieve(index, question, { ...topic, opening: listEarlier(history, question)[1] })
    return !pointsBack(question) && chanceOf(alone) > chanceOf(leaning) ? alone : leaning
  }

  const listNext = (reference: string): string[] =>
    plainKnowledge.entries.get(reference)?.next.flatMap((id) => plainKnowledge.entries.get(id)?.question ?? []) ?? []

  function askedOf(found: Found, { question, history }: EngineInput, { opens, supports }: Preferred): OpeningInput {
    const record = readEnglishCase(saidBy(question, history))
    return {
      question,
      slots: found.own,
      ways: index.learned.ways,
      held: (text) => measureRelevance(index, found.own, text),
      learned: (id) => judgeOpenings(model, id, found.place),
      form: readEnglishForm(question),
      said: measureSaidIn(history),
      fit: (statement) => fitOf(conditionOf(statement), record),
      prefers: opens,
      supports,
    }
  }

  /** `second` is what else may have been meant. */
  function write(
    entry: KnowledgeEntry,
    found: Found,
    input: EngineInput,
    { second, ...preferred }: Preferred & { second?: KnowledgeEntry | undefined } = {},
  ): EngineAnswer {
    const { question, day } = input
    const asked = askedOf(found, input, preferred)
    const opening = chooseOpening(entry, asked)
    const { text, sources, said } = writeStatements(entry, opening, figures, day, { language: 'en', mostSupport: second && BESIDE_SECOND })
    const sympathy = englishWords.loss.test(foldText(question))
    return {
      kind: 'kennis',
      text: sympathy ? `${englishTexts.loss} ${text}` : text,
      sources,
      reference: entry.id,
      suggestions: listNext(entry.id).slice(0, MOST_SUGGESTIONS),
      says: said.map(({ id }) => id),
      opens: said.slice(0, 1).map(({ id }) => `${entry.id}.${id}`),
      extras: { lang: 'en' },
      ...(second && { also: readAlso(second, asked, { figures, day, language: 'en' }) }),
      ...((sympathy || dangerEntries.has(entry.id)) && { isGentle: true }),
    }
  }

  const writeCare = (care: Care, input: EngineInput): EngineAnswer | undefined => {
    const entry = entries.find(({ id }) => id === care.entry)
    return entry && write(entry, retrieve(index, input.question), input, { opens: care.opens, supports: heardBelow[entry.id] })
  }

  /** Danger in the words of people. Who asks for a sum gets it. */
  function suspect(input: EngineInput): Care | undefined {
    const suspicion = suspectDanger(input, index, 'en')
    return suspicion?.certainty === 'sure' && sumOf(input) === undefined ? suspicion.care : undefined
  }

  /** What a message may tell of: nothing is sold below its answer, and where that is likely a refusal gives way. */
  function addCare(answer: EngineAnswer, input: EngineInput): EngineAnswer {
    const suspicion = suspectDanger(input, index, 'en')
    if (!suspicion || answer.kind === 'crisis') return answer
    const isRefused = answer.kind === 'onbekend' || answer.kind === 'buiten-bereik'
    return { ...((isRefused && suspicion.certainty !== 'possible' && writeCare(suspicion.care, input)) || answer), isGentle: true }
  }

  /** Where another answer does harm the entry for it answers, whatever the ranking says. Nothing is sold below it. */
  function answerWithCare(input: EngineInput): EngineAnswer | undefined {
    const care = findEnglishCare(input.question) ?? suspect(input)
    return care && writeCare(care, input)
  }

  /** 'How long does that take?', of nothing. */
  const pointsAtNothing = ({ question, history }: EngineInput): boolean =>
    history.length === 0 && pointsBack(question) && saysLittle(question) && !isKnownPhrase(index, question)

  function answerFound(input: EngineInput): EngineAnswer {
    const found = find(input)
    const hits = withoutIdleDanger(found.hits, input, index, 'en')
    const [best] = hits
    const fitting = fittingFirst(hits, input.question, readEnglishCase(saidBy(input.question, input.history)))
    const [entry, other] = fitting.slice(0, 2).map(entryOf)
    if (entry && best && best.chance >= MAY_ANSWER && !pointsAtNothing(input)) {
      const answer = write(entry, found, input, { second: findSecondReading(fitting, (id) => dangerEntries.has(id)) })
      return best.score >= ANSWERS || !other ? answer : { ...answer, extras: { ...answer.extras, otherReading: other.question } }
    }
    const near = found.hits.filter(({ chance }) => chance >= NEAR).flatMap((hit) => entryOf(hit)?.question ?? [])
    return near.length > 0 ? plain('onbekend', englishTexts.unknownNear, near.slice(0, MOST_SUGGESTIONS)) : plain('buiten-bereik', englishTexts.outside)
  }

  function answerPlain(input: EngineInput): EngineAnswer | undefined {
    const plainQuestion = readPlainQuestion(input.question, input.history, plainKnowledge)
    const entry = plainKnowledge.entries.get(plainQuestion?.entry ?? '')
    return entry && write(entry, find(input), input, { opens: plainQuestion?.opens })
  }

  /** By itself, or with what was told before: 'we found a house for 600,000' and then 'how much transfer tax?'. */
  function sumOf({ question, history, day }: EngineInput): EngineAnswer | undefined {
    const alone = findEnglishSum(question, history, day, figures)
    if (alone || !asksHowMuch(question)) return alone
    for (const earlier of listEarlier(history, question)) {
      const sum = findEnglishSum(`${earlier} ${question}`, history, day, figures)
      if (sum) return sum
    }
    return undefined
  }

  const answerAtOnce = (input: EngineInput): EngineAnswer | undefined =>
    answerUrgent(input) ?? (isKnownPhrase(index, input.question) ? undefined : (answerWithCare(input) ?? answerGrief(input) ?? answerCourtesy(input, places)))

  function compare({ question, day }: EngineInput): EngineAnswer | undefined {
    const answer = compareConcepts(question, concepts, { entries: plainKnowledge.entries, figures }, day, englishComparison)
    return answer && { ...answer, extras: { lang: 'en' } }
  }

  /** What else may have been meant, once the visitor says yes to it. */
  function acceptReading(input: EngineInput): EngineAnswer | undefined {
    const entry = findOffered(input.history, entries)
    const says = foldText(input.question)
      .replace(/[^a-z ]/g, '')
      .trim()
    return entry && englishWords.acceptance.test(says) ? write(entry, find(input), input) : undefined
  }

  const answerOne = (input: EngineInput): EngineAnswer =>
    acceptReading(input) ?? (isKnownPhrase(index, input.question) ? undefined : (sumOf(input) ?? compare(input) ?? answerPlain(input))) ?? answerFound(input)

  function answerParts(input: EngineInput): EngineAnswer | undefined {
    const split = isKnownPhrase(index, input.question) ? undefined : splitQuestion(input.question, englishAskingWords)
    const answered = split ? answerEach(split.parts, input, answerOne) : []
    // What is to be heard by who is in danger stands alone.
    const alone = answered.find(({ answer }) => dangerEntries.has(answer.reference ?? ''))
    const joined = alone?.answer ?? joinDistinct(answered)
    return joined && { ...joined, extras: { ...joined.extras, lang: 'en' } }
  }

  return {
    index,
    find,
    sumOf,
    listNext,
    answerAtOnce,
    answer: (input) => addCare(answerAtOnce(input) ?? answerParts(input) ?? showSecondReading(answerOne(input), englishTexts.alsoRead), input),
  }
}
