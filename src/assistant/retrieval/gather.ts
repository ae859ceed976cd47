/** Gathers what speaks for each passage to be what a question is after, and what speaks for none. `odds.ts` weighs it. */
import { analyse } from './analyse.ts'
import type { Slot } from './slot.ts'
import { findFieldOf, measureOwnField } from './domain-words.nl.ts'
import type { Likelihood } from './evidence.ts'
import { foldText } from './fold-text.ts'
import type { KnowledgeIndex } from './knowledge-index.ts'
import { listFeatures, type Before } from './learned/features.ts'
import { judgeFeatures } from './learned/judge-features.ts'
import { OUTSIDE } from './learned/learned-model.ts'
import { listTellingWords } from './learned/way-memory.ts'
import { measureFit, type FollowingSigns, type Signs, type SignsOutside } from './odds.ts'
import { isOffTopic } from './off-topic.nl.ts'
import { listPhrases, topicOf } from './passages.ts'
import { discountFor, rank, type Hit } from './rank.ts'

export interface CarriedTopic {
  /** Id of the passage that answered last, if a passage did. */
  reference: string | undefined
  /** What the visitor asked just before. */
  question: string
  /** The first of what the visitor asked that is still known, where that is something else. */
  opening?: string | undefined
}

export interface Gathered<EntrySigns> {
  /** Best score first, without chances. */
  hits: Hit[]
  outside: SignsOutside
  /** Where the question lies for the learned ranking, with what it leans on. */
  place: Float64Array
  /** Of an entry. */
  signsOf: (hit: Hit) => EntrySigns
  /** Of a section, see `weighSection`. */
  fitOf: (hit: Hit) => number
}

const LONGEST = 700

interface Judged extends Likelihood {
  place: Float64Array
}

function judge(index: KnowledgeIndex, question: string, slots: readonly Slot[], before?: Before): Judged {
  const { model, positionOf, outside } = index.learned
  const { place, likelihood } = judgeFeatures(model, listFeatures(question, index.vocabulary, before, slots))
  const passages = new Float64Array(index.passages.length)
  positionOf.forEach((position, label) => {
    if (position >= 0) passages[position] = likelihood[label]!
  })
  return { passages, outside: likelihood[outside] ?? 0, place }
}

/** The end of it, where it is long. */
const joinTexts = (before: string, question: string): string => `${before} ${question}`.slice(-LONGEST)

const judgeText = (index: KnowledgeIndex, text: string): Judged => judge(index, text, analyse(text, index.vocabulary))

type WayMeasure = (entry: string) => number

/** The nearest way of asking that was taught for each entry, and for none. */
function createWayMeasure(index: KnowledgeIndex, question: string, own: readonly Slot[]): WayMeasure {
  const { ways, readSense } = index.learned
  const telling = listTellingWords(question, own, readSense(question))
  return (entry) => ways.likenessOf(telling, entry)
}

/** What was learned may doubt that a question is ours, but not against the words of the field that it holds. */
function readOutside(question: string, own: readonly Slot[], { outside }: Likelihood, measureWay: WayMeasure): SignsOutside {
  const text = foldText(question)
  const weight = 1 - measureOwnField(text)
  return {
    way: measureWay(OUTSIDE) * weight,
    doubt: outside * weight,
    field: findFieldOf(text, own),
    isOffTopic: isOffTopic(text),
    words: own.filter((slot) => !slot.weak).length,
  }
}

export function gather(index: KnowledgeIndex, question: string, own: readonly Slot[]): Gathered<Signs> {
  const asked = judge(index, question, own)
  const measureWay = createWayMeasure(index, question, own)
  return {
    hits: rank(index, own, asked),
    outside: readOutside(question, own, asked, measureWay),
    place: asked.place,
    signsOf: ({ passage, learned, statement, coverage }) => ({ way: measureWay(passage.id), alone: learned, statement, coverage }),
    fitOf: ({ passage, likeness, coverage }) => measureFit(likeness, coverage) * discountFor(passage, likeness),
  }
}

const byId = (hits: readonly Hit[]) => new Map(hits.map((hit) => [hit.passage.id, hit]))

/** The question is read by itself, after what was answered and asked last, and in one text with what was asked just before and first of all. */
export function gatherFollowing(index: KnowledgeIndex, question: string, own: readonly Slot[], topic: CarriedTopic): Gathered<FollowingSigns> {
  const last = index.passages[index.positions.get(topic.reference ?? '') ?? -1]?.passage
  const asked = judge(index, question, own)
  const leaning = judge(index, question, own, { name: last && listPhrases(last)[0], said: topic.question })
  const text = joinTexts(topic.question, question)
  const both = analyse(text, index.vocabulary)
  const together = judge(index, text, both)
  const joined = byId(rank(index, both, together))
  const fromOpening = topic.opening === undefined ? together : judgeText(index, joinTexts(topic.opening, question))
  const alone = byId(rank(index, own, leaning))
  const measureWay = createWayMeasure(index, question, own)
  const next = new Set(last?.kind === 'entry' ? last.entry.next : [])
  const hits = [...new Map([...joined, ...alone])].map(([id, hit]): Hit => {
    const { coverage = 0, likeness = 0, score = 0 } = alone.get(id) ?? {}
    return { ...hit, coverage, likeness, score: Math.max(score, joined.get(id)?.score ?? 0) }
  })
  return {
    hits: hits.toSorted((a, b) => b.score - a.score),
    outside: readOutside(question, own, leaning, measureWay),
    place: leaning.place,
    signsOf: ({ passage, coverage }) => {
      const position = index.positions.get(passage.id)!
      return {
        way: measureWay(passage.id),
        alone: asked.passages[position]!,
        after: leaning.passages[position]!,
        joined: together.passages[position]!,
        opening: fromOpening.passages[position]!,
        coverage,
        joinedLikeness: joined.get(passage.id)?.likeness ?? 0,
        isLast: passage.id === last?.id ? 1 : 0,
        isSameTopic: last !== undefined && topicOf(passage) === topicOf(last) ? 1 : 0,
        isNext: next.has(passage.id) ? 1 : 0,
      }
    },
    fitOf: ({ passage, coverage, likeness }) => {
      const { likeness: joinedLikeness = 0, coverage: joinedCoverage = 0 } = joined.get(passage.id) ?? {}
      const fit = (measureFit(likeness, coverage) + measureFit(joinedLikeness, joinedCoverage)) / 2
      return fit * discountFor(passage, likeness)
    },
  }
}
