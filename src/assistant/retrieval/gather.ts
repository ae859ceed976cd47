/** Gathers what speaks for each passage to be what a question is after, and what speaks for none. `odds.ts` weighs it. */
import { analyse } from './analyse.ts'
import type { Slot } from './slot.ts'
import { findFieldOf, measureOwnField } from './domain-words.nl.ts'
import type { Likelihood } from './evidence.ts'
import { foldText } from './fold-text.ts'
import type { KnowledgeIndex } from './knowledge-index.ts'
import { listFeatures } from './learned/features.ts'
import { judgeLabels, locateText, OUTSIDE } from './learned/learned-model.ts'
import { listTellingWords } from './learned/way-memory.ts'
import { measureFit, type FollowingSigns, type Signs, type SignsOutside } from './odds.ts'
import { isOffTopic } from './off-topic.nl.ts'
import { listPhrases, topicOf, type Passage } from './passages.ts'
import { discountFor, rank, type Hit } from './rank.ts'

export interface CarriedTopic {
  /** Id of the passage that answered last, if a passage did. */
  reference: string | undefined
  /** The visitor's earlier question. */
  question: string
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

function judge(index: KnowledgeIndex, question: string, slots: readonly Slot[], before?: string): Judged {
  const { model, positionOf, outside } = index.learned
  const place = locateText(model, listFeatures(question, index.vocabulary, before, slots))
  const labels = judgeLabels(model, place)
  const passages = new Float64Array(index.passages.length)
  positionOf.forEach((position, label) => {
    if (position >= 0) passages[position] = labels[label]!
  })
  return { passages, outside: labels[outside] ?? 0, place }
}

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

/** What the topic is called, in words: the question of the passage that answered last, or what the visitor asked. */
const nameTopic = (last: Passage | undefined, topic: CarriedTopic): string => (last ? (listPhrases(last)[0] ?? '') : topic.question)

const byId = (hits: readonly Hit[]) => new Map(hits.map((hit) => [hit.passage.id, hit]))

/** The question is read by itself, after what was answered last, and in one with what was asked before. */
export function gatherFollowing(index: KnowledgeIndex, question: string, own: readonly Slot[], topic: CarriedTopic): Gathered<FollowingSigns> {
  const last = index.passages[index.positions.get(topic.reference ?? '') ?? -1]?.passage
  const asked = judge(index, question, own)
  const leaning = judge(index, question, own, nameTopic(last, topic))
  const text = `${topic.question} ${question}`.slice(-LONGEST)
  const both = analyse(text, index.vocabulary)
  const joined = byId(rank(index, both, judge(index, text, both)))
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
      const together = joined.get(passage.id)
      return {
        way: measureWay(passage.id),
        alone: asked.passages[position]!,
        after: leaning.passages[position]!,
        joined: together?.learned ?? 0,
        coverage,
        joinedLikeness: together?.likeness ?? 0,
        isLast: passage.id === last?.id ? 1 : 0,
        isSameTopic: last !== undefined && topicOf(passage) === topicOf(last) ? 1 : 0,
        isNext: next.has(passage.id) ? 1 : 0,
      }
    },
    fitOf: ({ passage, coverage, likeness }) => {
      const together = joined.get(passage.id)
      const fit = (measureFit(likeness, coverage) + measureFit(together?.likeness ?? 0, together?.coverage ?? 0)) / 2
      return fit * discountFor(passage, likeness)
    },
  }
}
