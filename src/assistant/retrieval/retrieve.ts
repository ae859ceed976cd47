/** Finds the passages for a question, with the topic of the conversation where the question leans on it. */
import { analyse, type Slot } from './analyse.ts'
import { buildForwardCoverage } from './coverage.ts'
import { findFieldOf, measureOwnField } from './domain-words.nl.ts'
import type { Likelihood } from './evidence.ts'
import { foldText, listWords } from './fold-text.ts'
import { collectTerms, sumWeights, type KnowledgeIndex } from './knowledge-index.ts'
import { listFeatures } from './learned/features.ts'
import { judgeLabels, locateText } from './learned/learned-model.ts'
import { listTellingWords } from './learned/way-memory.ts'
import {
  measureFit,
  toChances,
  weigh,
  weighFollowing,
  weighOutside,
  weighOutsideFollowing,
  weighSection,
  weighSectionFollowing,
  type SignsOutside,
} from './odds.ts'
import { isOffTopic } from './off-topic.nl.ts'
import { listPhrases, topicOf, type Passage } from './passages.ts'
import { discountFor, rank, type Hit } from './rank.ts'

export interface CarriedTopic {
  /** Id of the passage that answered last, if a passage did. */
  reference: string | undefined
  /** The visitor's earlier question. */
  question: string
}

export interface Found {
  /** The most likely ones first. */
  hits: Hit[]
  /** The words of the question itself. */
  own: Slot[]
  /** How likely it is that no passage answers, 0 to 1. */
  outside: number
  /** How likely that alone was learned to be, as far as no words of the field speak against it. */
  doubt: number
  /** Where the question lies for the learned ranking, with what it leans on. */
  place: Float64Array
}

/** The others are only looked at for what stands beside an answer. */
const CANDIDATES = 24
const LONGEST = 700

function findLiteral(index: KnowledgeIndex, question: string): Passage | undefined {
  const position = index.literal.get(listWords(question).join(' '))
  return position === undefined ? undefined : index.passages[position]?.passage
}

/** True for a question that is one of the known phrases word for word. */
export function isKnownPhrase(index: KnowledgeIndex, question: string): boolean {
  return findLiteral(index, question) !== undefined
}

/** A question that is one of the known phrases word for word, such as a suggestion that was clicked, gets its own answer. */
function putLiteralFirst(passage: Passage, hits: readonly Hit[]): Hit[] {
  const literal = { passage, score: 1, coverage: 1, likeness: 1, statement: 1, learned: 1, chance: 1 }
  return [literal, ...hits.filter((hit) => hit.passage.id !== passage.id).map((hit) => ({ ...hit, chance: 0 }))]
}

type Judged = Likelihood & Pick<Found, 'place'>

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

/** What was learned may doubt that a question is ours, but not against the words of the field that it holds. */
function readOutside(question: string, own: readonly Slot[], { outside }: Likelihood): SignsOutside {
  const text = foldText(question)
  return {
    doubt: outside * (1 - measureOwnField(text)),
    field: findFieldOf(text, own),
    isOffTopic: isOffTopic(text),
    words: own.filter((slot) => !slot.weak).length,
  }
}

/** The nearest way of asking that was taught for each entry. */
function createWayMeasure(index: KnowledgeIndex, question: string, own: readonly Slot[]): (passage: Passage) => number {
  const { ways, readSense } = index.learned
  const telling = listTellingWords(question, own, readSense(question))
  return (passage) => (passage.kind === 'entry' ? ways.likenessOf(telling, passage.id) : 0)
}

/** The first hits with their chances, in that order, and then the others. A section is weighed beside the entries, but takes nothing from them. */
function withChances(hits: readonly Hit[], weighHit: (hit: Hit) => number, outside: number): Pick<Found, 'hits' | 'outside'> {
  const entries = hits.filter(({ passage }) => passage.kind === 'entry').slice(0, CANDIDATES)
  const sections = hits.filter(({ passage }) => passage.kind === 'section').slice(0, CANDIDATES)
  const [none = 1, ...chances] = toChances([outside, ...entries.map(weighHit)])
  const weighed = [
    ...entries.map((hit, at) => ({ ...hit, chance: chances[at]! })),
    ...sections.map((hit) => ({ ...hit, chance: Math.min(1, none * Math.exp(weighHit(hit) - outside)) })),
  ].toSorted((a, b) => b.chance - a.chance)
  const taken = new Set(weighed.map(({ passage }) => passage.id))
  const rest = hits.filter(({ passage }) => !taken.has(passage.id))
  return { hits: [...weighed, ...rest], outside: none }
}

function findAlone(index: KnowledgeIndex, question: string, own: Slot[]): Found {
  const asked = judge(index, question, own)
  const hits = rank(index, own, asked)
  const literal = findLiteral(index, question)
  if (literal) return { hits: putLiteralFirst(literal, hits), own, outside: 0, doubt: 0, place: asked.place }
  const measureWay = createWayMeasure(index, question, own)
  const weighHit = ({ passage, learned, likeness, statement, coverage }: Hit): number =>
    passage.kind === 'section'
      ? weighSection(measureFit(likeness, coverage) * discountFor(passage, likeness))
      : weigh({ way: measureWay(passage), alone: learned, statement, coverage })
  const signs = readOutside(question, own, asked)
  return { ...withChances(hits, weighHit, weighOutside(signs)), own, doubt: signs.doubt, place: asked.place }
}

/** What the topic is called, in words: the question of the passage that answered last, or what the visitor asked. */
function nameTopic(last: Passage | undefined, topic: CarriedTopic): string {
  return last ? (listPhrases(last)[0] ?? '') : topic.question
}

/** The question is read by itself, after what was answered last, and in one with what was asked before. */
function findFollowing(index: KnowledgeIndex, question: string, own: Slot[], topic: CarriedTopic): Found {
  const last = index.passages[index.positions.get(topic.reference ?? '') ?? -1]?.passage
  const leaning = judge(index, question, own, nameTopic(last, topic))
  const asked = judge(index, question, own)
  const text = `${topic.question} ${question}`.slice(-LONGEST)
  const both = analyse(text, index.vocabulary)
  const joined = new Map(rank(index, both, judge(index, text, both)).map((hit) => [hit.passage.id, hit]))
  const alone = new Map(rank(index, own, leaning).map((hit) => [hit.passage.id, hit]))
  const measureWay = createWayMeasure(index, question, own)
  const next = new Set(last?.kind === 'entry' ? last.entry.next : [])
  const scoreOf = (id: string): number => Math.max(alone.get(id)?.score ?? 0, joined.get(id)?.score ?? 0)
  const hits = [...new Map([...joined, ...alone])].map(([id, hit]): Hit => ({
    ...hit,
    coverage: alone.get(id)?.coverage ?? 0,
    likeness: alone.get(id)?.likeness ?? 0,
    score: scoreOf(id),
  }))
  const weighHit = ({ passage, coverage, likeness }: Hit): number => {
    const together = joined.get(passage.id)
    const joinedLikeness = together?.likeness ?? 0
    if (passage.kind === 'section') {
      const fit = (measureFit(likeness, coverage) + measureFit(joinedLikeness, together?.coverage ?? 0)) / 2
      return weighSectionFollowing(fit * discountFor(passage, likeness))
    }
    const position = index.positions.get(passage.id)!
    return weighFollowing({
      way: measureWay(passage),
      alone: asked.passages[position]!,
      after: leaning.passages[position]!,
      joined: together?.learned ?? 0,
      coverage,
      joinedLikeness,
      isLast: passage.id === last?.id,
      isSameTopic: last !== undefined && topicOf(passage) === topicOf(last),
      isNext: next.has(passage.id),
    })
  }
  const sorted = hits.toSorted((a, b) => b.score - a.score)
  const signs = readOutside(question, own, leaning)
  return { ...withChances(sorted, weighHit, weighOutsideFollowing(signs)), own, doubt: signs.doubt, place: leaning.place }
}

export function retrieve(index: KnowledgeIndex, question: string, topic?: CarriedTopic): Found {
  const own = analyse(question, index.vocabulary)
  return topic && !isKnownPhrase(index, question) ? findFollowing(index, question, own, topic) : findAlone(index, question, own)
}

/** Share of the question, by weight, that a piece of text holds. */
export function measureRelevance(index: KnowledgeIndex, own: readonly Slot[], text: string): number {
  return buildForwardCoverage([collectTerms(analyse(text, index.vocabulary))]).cover(own, sumWeights(own) || 1)[0] ?? 0
}
