/** Finds the passages for a question, with the topic of the conversation where the question leans on it. */
import { analyse, type Slot } from './analyse.ts'
import type { KnowledgeIndex } from './knowledge-index.ts'
import { listPhrases } from './passages.ts'
import { rank, type Hit } from './rank.ts'

export interface CarriedTopic {
  /** Id of the passage that answered last, if a passage did. */
  reference: string | undefined
  /** The visitor's earlier question. */
  question: string
  /** 0 to 1: how far the question leans on it. */
  weight: number
}

export interface Found {
  hits: Hit[]
  /** The words of the question itself. */
  own: Slot[]
}

/** Repeating the last answer rarely helps someone who asks on. */
const REPEATED = 0.7
const EARLIER_QUESTION = 0.5

function listTopicSlots(index: KnowledgeIndex, topic: CarriedTopic): Slot[] {
  const passage = index.passages.find((indexed) => indexed.passage.id === topic.reference)?.passage
  const lead = passage ? (listPhrases(passage)[0] ?? '') : topic.question
  const slots = new Map(analyse(topic.question, index.vocabulary).map((slot) => [slot.stem, { ...slot, weight: slot.weight * EARLIER_QUESTION }]))
  for (const slot of analyse(lead, index.vocabulary)) slots.set(slot.stem, slot)
  return [...slots.values()].filter((slot) => slot.known && !slot.weak)
}

export function retrieve(index: KnowledgeIndex, question: string, topic?: CarriedTopic): Found {
  const own = analyse(question, index.vocabulary)
  if (!topic || topic.weight === 0) return { own, hits: rank(index, own) }
  const stems = new Set(own.map((slot) => slot.stem))
  const carried = listTopicSlots(index, topic).filter((slot) => !stems.has(slot.stem))
  const hits = rank(index, [...own, ...carried.map((slot) => ({ ...slot, weight: slot.weight * topic.weight }))])
  const reweighed = hits.map((hit) => (hit.passage.id === topic.reference ? { ...hit, score: hit.score * REPEATED } : hit))
  return { own, hits: reweighed.toSorted((a, b) => b.score - a.score) }
}
