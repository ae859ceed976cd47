/** Finds the passages for a question, with the topic of the conversation where the question leans on it. */
import { analyse } from './analyse.ts'
import type { Slot } from './slot.ts'
import { coverSet } from './coverage.ts'
import { listWords } from './fold-text.ts'
import { gather, gatherFollowing, type CarriedTopic, type Gathered } from './gather.ts'
import { sumWeights, type KnowledgeIndex } from './knowledge-index.ts'
import { positionOfPhrase } from './literal-phrases.ts'
import { toChances, weigh, weighFollowing, weighOutside, weighOutsideFollowing, weighSection, weighSectionFollowing, type SignsOutside } from './odds.ts'
import type { Passage } from './passages.ts'
import type { Hit } from './rank.ts'

export interface Found {
  /** The most likely ones first. */
  hits: readonly Hit[]
  /** The words of the question itself. */
  own: readonly Slot[]
  /** How likely it is that no passage answers, 0 to 1. */
  outside: number
  /** Where the question lies for the learned ranking, with what it leans on. */
  place: Float64Array
}

/** The others are only looked at for what stands beside an answer. */
export const CANDIDATES = 24

function findLiteral(index: KnowledgeIndex, question: string): Passage | undefined {
  const position = positionOfPhrase(index.literal, listWords(question).join(' '))
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

interface Scales<EntrySigns> {
  entry: (signs: EntrySigns) => number
  section: (fit: number) => number
  outside: (signs: SignsOutside) => number
}

/** The first hits with their chances, in that order, and then the others. A section is weighed beside the entries, but takes nothing from them. */
function withChances<EntrySigns>({ hits, outside, place, signsOf, fitOf }: Gathered<EntrySigns>, scales: Scales<EntrySigns>): Omit<Found, 'own'> {
  const entries = hits.filter(({ passage }) => passage.kind === 'entry').slice(0, CANDIDATES)
  const sections = hits.filter(({ passage }) => passage.kind === 'section').slice(0, CANDIDATES)
  const oddsOutside = scales.outside(outside)
  const [none = 1, ...chances] = toChances([oddsOutside, ...entries.map((hit) => scales.entry(signsOf(hit)))])
  const weighed = [
    ...entries.map((hit, at) => ({ ...hit, chance: chances[at]! })),
    ...sections.map((hit) => ({ ...hit, chance: Math.min(1, none * Math.exp(scales.section(fitOf(hit)) - oddsOutside)) })),
  ].toSorted((a, b) => b.chance - a.chance)
  const taken = new Set(weighed.map(({ passage }) => passage.id))
  const rest = hits.filter(({ passage }) => !taken.has(passage.id))
  return { hits: [...weighed, ...rest], outside: none, place }
}

const alone: Scales<Parameters<typeof weigh>[0]> = { entry: weigh, section: weighSection, outside: weighOutside }
const following: Scales<Parameters<typeof weighFollowing>[0]> = { entry: weighFollowing, section: weighSectionFollowing, outside: weighOutsideFollowing }

/** The last that was found in each index: one answer asks for the same where it looks for danger, where it ranks and where it compares. */
const lastFound = new WeakMap<KnowledgeIndex, { asked: string; found: Found }>()

export function retrieve(index: KnowledgeIndex, question: string, topic?: CarriedTopic): Found {
  const asked = JSON.stringify([question, topic?.reference, topic?.question, topic?.opening])
  const last = lastFound.get(index)
  if (last?.asked === asked) return last.found
  const found = find(index, question, topic)
  lastFound.set(index, { asked, found })
  return found
}

function find(index: KnowledgeIndex, question: string, topic: CarriedTopic | undefined): Found {
  const own = analyse(question, index.vocabulary)
  const literal = findLiteral(index, question)
  if (topic && !literal) return { own, ...withChances(gatherFollowing(index, question, own, topic), following) }
  const gathered = gather(index, question, own)
  if (literal) return { own, hits: putLiteralFirst(literal, gathered.hits), outside: 0, place: gathered.place }
  return { own, ...withChances(gathered, alone) }
}

/** Share of the question, by weight, that a piece of text holds. */
export function measureRelevance(index: KnowledgeIndex, own: readonly Slot[], text: string): number {
  return coverSet(analyse(text, index.vocabulary), own, sumWeights(own) || 1)
}
