/** Finds the passages for a question, with the topic of the conversation where the question leans on it. */
import { analyse, type Slot } from './analyse.ts'
import { buildForwardCoverage } from './coverage.ts'
import type { Likelihood } from './evidence.ts'
import { measureOwnField } from './domain-words.nl.ts'
import { foldText, listWords } from './fold-text.ts'
import { collectTerms, sumWeights, type KnowledgeIndex } from './knowledge-index.ts'
import { listFeatures } from './learned/features.ts'
import { judgeLabels } from './learned/learned-model.ts'
import { listPhrases, topicOf, type Passage } from './passages.ts'
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
  likelihood: Likelihood
}

/** Repeating the last answer rarely helps someone who asks on, unless it holds clearly more of the new words than others do. */
const REPEATED = 0.82
const RIVALS = 6
const CLEARLY_MORE = 0.1
const SAME_TOPIC = 1.08
const OWN_SHARE = 0.3
const EARLIER_QUESTION = 0.5
/** From here the question means nothing without what came before. */
const LEANS = 0.4
/** So that what was nearly ruled out is not made certain. */
const LEAST_INSIDE = 0.05

function listTopicSlots(index: KnowledgeIndex, topic: CarriedTopic): Slot[] {
  const passage = index.passages.find((indexed) => indexed.passage.id === topic.reference)?.passage
  const lead = passage ? (listPhrases(passage)[0] ?? '') : topic.question
  const slots = new Map(analyse(topic.question, index.vocabulary).map((slot) => [slot.stem, { ...slot, weight: slot.weight * EARLIER_QUESTION }]))
  for (const slot of analyse(lead, index.vocabulary)) slots.set(slot.stem, slot)
  return [...slots.values()].filter((slot) => slot.known > 0 && !slot.weak)
}

/** What the new words say by themselves counts beside the topic they lean on; the passage that answered last steps back. */
function blend(carried: readonly Hit[], alone: readonly Hit[], last: Passage | undefined, saysNew: boolean): Hit[] {
  const own = new Map(alone.map((hit) => [hit.passage.id, hit]))
  const coverageOf = (id: string | undefined) => own.get(id ?? '')?.coverage ?? 0
  const rivals = carried.filter((hit) => hit.passage.id !== last?.id).slice(0, RIVALS)
  const holdsMost = coverageOf(last?.id) > Math.max(0, ...rivals.map((hit) => coverageOf(hit.passage.id))) + CLEARLY_MORE
  const repeated = holdsMost || !saysNew ? 1 : REPEATED
  const blended = carried.map((hit) => {
    const score = (hit.score + OWN_SHARE * (own.get(hit.passage.id)?.score ?? 0)) / (1 + OWN_SHARE)
    const factor = hit.passage.id === last?.id ? repeated : last && topicOf(hit.passage) === topicOf(last) ? SAME_TOPIC : 1
    return { ...hit, score: score * factor }
  })
  return blended.toSorted((a, b) => b.score - a.score)
}

function findLiteral(index: KnowledgeIndex, question: string): number | undefined {
  return index.literal.get(listWords(question).join(' '))
}

/** True for a question that is one of the known phrases word for word. */
export function isKnownPhrase(index: KnowledgeIndex, question: string): boolean {
  return findLiteral(index, question) !== undefined
}

/** A question that is one of the known phrases word for word, such as a suggestion that was clicked, gets its own answer. */
function putLiteralFirst(index: KnowledgeIndex, question: string, hits: Hit[]): Hit[] {
  const position = findLiteral(index, question)
  const passage = position === undefined ? undefined : index.passages[position]?.passage
  if (!passage) return hits
  return [{ passage, score: 1, coverage: 1, likeness: 1 }, ...hits.filter((hit) => hit.passage.id !== passage.id)]
}

/** What was learned may doubt that a question is ours, but not against the words of the field that it holds. */
function judge(index: KnowledgeIndex, question: string, slots: readonly Slot[], before?: string): Likelihood {
  const { model, positionOf, outside } = index.learned
  const labels = judgeLabels(model, listFeatures(question, index.vocabulary, before, slots))
  const guessed = labels[outside] ?? 0
  const doubt = guessed * (1 - measureOwnField(foldText(question)))
  const scale = (1 - doubt) / Math.max(LEAST_INSIDE, 1 - guessed)
  const passages = new Float64Array(index.passages.length)
  positionOf.forEach((position, label) => {
    if (position >= 0) passages[position] = labels[label]! * scale
  })
  return { passages, outside: doubt }
}

const mix = (a: Likelihood, b: Likelihood, share: number): Likelihood => ({
  passages: a.passages.map((value, at) => value * (1 - share) + b.passages[at]! * share),
  outside: a.outside * (1 - share) + b.outside * share,
})

/** What the topic is called, in words: the question of the passage that answered last, or what the visitor asked. */
function nameTopic(last: Passage | undefined, topic: CarriedTopic): string {
  return last ? (listPhrases(last)[0] ?? '') : topic.question
}

export function retrieve(index: KnowledgeIndex, question: string, topic?: CarriedTopic): Found {
  const own = analyse(question, index.vocabulary)
  const asked = judge(index, question, own)
  const alone = putLiteralFirst(index, question, rank(index, own, asked))
  if (!topic || topic.weight === 0 || alone[0]?.likeness === 1) return { own, hits: alone, likelihood: asked }
  const stems = new Set(own.map((slot) => slot.stem))
  const carried = listTopicSlots(index, topic).filter((slot) => !stems.has(slot.stem))
  const last = index.passages.find(({ passage }) => passage.id === topic.reference)?.passage
  const likelihood = mix(asked, judge(index, question, own, nameTopic(last, topic)), topic.weight >= LEANS ? 1 : topic.weight)
  const hits = rank(index, [...own, ...carried.map((slot) => ({ ...slot, weight: slot.weight * topic.weight }))], likelihood)
  const saysNew = own.some((slot) => !slot.weak)
  return { own, hits: blend(hits, alone, last, saysNew), likelihood }
}

/** Share of the question, by weight, that a piece of text holds. */
export function measureRelevance(index: KnowledgeIndex, own: readonly Slot[], text: string): number {
  return buildForwardCoverage([collectTerms(analyse(text, index.vocabulary))]).cover(own, sumWeights(own) || 1)[0] ?? 0
}
