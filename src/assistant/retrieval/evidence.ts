/** Measures in several ways how well each passage fits the words of a question; every measure runs from 0 to about 1. */
import type { Slot } from './analyse.ts'
import { collectTerms, describeSlots, splitTerms, sumWeights, type IndexedPassage, type KnowledgeIndex } from './knowledge-index.ts'
import type { Passage } from './passages.ts'
import { measureNearness } from './semantic-space.ts'

export interface Evidence {
  /** BM25+ over question, variants and body. */
  fullText: number
  /** Likeness to the nearest phrase. */
  likeness: number
  /** Above 0 only when the question is all but one of the known phrases. */
  literal: number
  /** Share of the question that the whole passage, its body and its own question hold. */
  coverage: number
  bodyCoverage: number
  questionCoverage: number
  /** Share of its own question that the question asked holds: a narrower subject counts against it. */
  questionHeld: number
  /** How well the topic of the passage fits as a whole. */
  topic: number
  /** How well the entries fit that the passage leads to. */
  next: number
  /** Nearness in the semantic space, which finds passages that use other words. */
  nearness: number
}

const BOOST = { question: 2, variants: 1, body: 1 }
const FULL_TEXT_SCALE = 60
const OTHER_TERM = 0.9
const WEAK_TERM = 0.3
const TOPIC_DEPTH = 6
const LITERAL_FROM = 0.6

function scoreFullText(index: KnowledgeIndex, slots: readonly Slot[], total: number): Map<number, number> {
  const boosts = new Map<string, number>()
  for (const slot of slots) {
    slot.terms.forEach(([term, weight], place) => {
      const boost = weight * (place === 0 ? 1 : OTHER_TERM) * (slot.weak ? WEAK_TERM : 1)
      boosts.set(term, Math.max(boost, boosts.get(term) ?? 0))
    })
  }
  const results = index.fullText.search([...boosts.keys()].join(' '), {
    tokenize: splitTerms,
    processTerm: (term) => term,
    boostTerm: (term) => boosts.get(term) ?? 1,
    boost: BOOST,
  })
  return new Map(results.map((result) => [Number(result.id), Math.sqrt(result.score / (total * FULL_TEXT_SCALE))]))
}

/** The best geometric mean of what a phrase of the passage holds of the question and the question of the phrase. */
function findLikeness({ firstPhrase, endPhrase }: IndexedPassage, forth: Float64Array, back: Float64Array): number {
  let best = 0
  for (let phrase = firstPhrase; phrase < endPhrase; phrase++) best = Math.max(best, (forth[phrase] ?? 0) * (back[phrase] ?? 0))
  return Math.sqrt(best)
}

/** Mean coverage of the best few passages of each topic. */
function scoreTopics(coverages: Float64Array, index: KnowledgeIndex): Map<string, number> {
  const byTopic = Map.groupBy(index.passages.keys(), (place) => index.passages[place]?.topic ?? '')
  const meanOfBest = (places: readonly number[]) => {
    const best = Float64Array.from(places, (place) => coverages[place] ?? 0)
      .toSorted()
      .subarray(-TOPIC_DEPTH)
    return best.reduce((sum, value) => sum + value, 0) / TOPIC_DEPTH
  }
  return new Map([...byTopic].map(([topic, places]) => [topic, meanOfBest(places)]))
}

/** One line for every passage that shares a term with the question. */
export function listEvidence(index: KnowledgeIndex, slots: readonly Slot[]): { passage: Passage; evidence: Evidence }[] {
  const total = sumWeights(slots)
  const fullText = scoreFullText(index, slots, total)
  const whole = index.whole.cover(slots, total)
  const bodies = index.bodies.cover(slots, total)
  const forth = index.phrases.cover(slots, total)
  const back = index.phrasesBack.cover(collectTerms(slots))
  const place = index.space.locate(describeSlots(slots, index.vocabulary))
  const near = measureNearness(index.passagePlaces, place)
  const topics = scoreTopics(whole, index)
  return [...fullText].flatMap(([at, score]) => {
    const indexed = index.passages[at]
    if (!indexed) return []
    const likeness = findLikeness(indexed, forth, back)
    const evidence: Evidence = {
      fullText: score,
      likeness,
      literal: Math.max(0, likeness - LITERAL_FROM) / (1 - LITERAL_FROM),
      coverage: whole[at] ?? 0,
      bodyCoverage: bodies[at] ?? 0,
      questionCoverage: forth[indexed.firstPhrase] ?? 0,
      questionHeld: back[indexed.firstPhrase] ?? 0,
      topic: topics.get(indexed.topic) ?? 0,
      next: indexed.next.reduce((best, other) => Math.max(best, whole[other] ?? 0), 0),
      nearness: Math.max(0, near[at] ?? 0),
    }
    return [{ passage: indexed.passage, evidence }]
  })
}
