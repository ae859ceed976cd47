/** Decides whether the best hit is good enough to answer with. */
import { findField, type Field } from './domain-words.nl.ts'
import { isOffTopic } from './off-topic.nl.ts'
import type { Slot } from './analyse.ts'
import { foldText } from './fold-text.ts'
import type { Hit } from './rank.ts'
import type { Found } from './retrieve.ts'

/** `likely`: less sure of it. `doubtful`: the answer offers another reading beside it. `clarify`: only a subject was named. */
export type Outcome = 'answer' | 'likely' | 'doubtful' | 'clarify' | 'unknown' | 'out-of-scope'

interface Floor {
  /** Least share of the telling words, by weight, that the site knows. */
  known: number
  /** Least score to answer without more, to answer, to answer with another reading beside it, and to ask back. */
  answer: number
  likely: number
  doubtful: number
  clarify: number
}

/** The less a question shows that it is about our field, the more a hit has to prove. */
const floors: Record<Field, Floor> = {
  ours: { known: 0.15, answer: 0.82, likely: 0.65, doubtful: 0.42, clarify: 0.35 },
  shared: { known: 0.3, answer: 0.85, likely: 0.68, doubtful: 0.5, clarify: 0.42 },
  none: { known: 0.4, answer: 0.88, likely: 0.71, doubtful: 0.6, clarify: 0.55 },
}

const weaker: Record<Field, Field> = { ours: 'shared', shared: 'none', none: 'none' }
const NEARLY_LITERAL = 0.9
/** From here the words of a question count as ours, whatever they are. */
const FAMILIAR = 0.85
const BARE_LIKENESS = 0.7
/** The best hit has to be ahead of the next entry by this much, or by less when it fits this well. */
const CLEAR_LEAD = 0.25
const SLIGHT_LEAD = 0.08
/** A second reading that fits less than this share as well would only puzzle. */
const NO_RIVAL = 0.5
/** From here a question is taken for one that the site does not answer; from the lower bound it has more to prove. */
const OUTSIDE = 0.7
const DOUBTFUL = 0.3
/** Up to here a question counts as one of ours, though it holds no word of ours. */
const INSIDE = 0.2
/** That holds only when the site knows this share of the words. */
const RECOGNISED = 0.6

/** Share of the words that name a subject, by weight, that the site knows. */
function measureKnown(slots: readonly Slot[]): number {
  const strong = slots.filter((slot) => !slot.weak)
  const total = strong.reduce((sum, slot) => sum + slot.weight, 0)
  return total === 0 ? 0 : strong.reduce((sum, slot) => sum + slot.known * slot.weight, 0) / total
}

/** Hardly a word of the language: a slip of the hand rather than another subject. */
function isGibberish(slots: readonly Slot[]): boolean {
  return slots.every((slot) => slot.known === 0 && (!/[aeiouy]/.test(slot.word) || slot.word.length <= 3 || /^\d/.test(slot.word)))
}

interface Reading {
  /** Names another subject. */
  strange: boolean
  named: Field
  known: number
}

function readQuestion(question: string, own: readonly Slot[]): Reading {
  const text = foldText(question)
  // The words as corrected count too, so that a typing error does not put a question outside the field.
  return { strange: isOffTopic(text), named: findField(`${text} ${own.map((slot) => slot.word).join(' ')}`), known: measureKnown(own) }
}

function refuse({ strange, named, known }: Reading, own: readonly Slot[]): Outcome {
  const ours = named === 'ours' || (!strange && known >= FAMILIAR)
  return ours || isGibberish(own) ? 'unknown' : 'out-of-scope'
}

/** The score of the next entry; a section of an article rivals nothing, since it tells the same at length. */
const scoreOfRival = ([, ...others]: readonly Hit[]): number => others.find((hit) => hit.passage.kind === 'entry')?.score ?? 0

/** `carried` says that the question leans on an earlier topic, whose words stand in for its own. */
export function decide(question: string, { own, hits, likelihood }: Found, carried: boolean): Outcome {
  const reading = readQuestion(question, own)
  const { strange, named, known } = reading
  const refusal = refuse(reading, own)
  const best = hits[0]
  if (!best || (strange && named === 'none')) return refusal
  if (best.likeness >= NEARLY_LITERAL) return 'answer'
  if (likelihood.outside >= OUTSIDE) return refusal
  const inside = carried || (likelihood.outside <= INSIDE && known >= RECOGNISED)
  const doubtful = strange || likelihood.outside >= DOUBTFUL
  const field = doubtful ? weaker[named] : inside && named === 'none' ? 'shared' : named
  const floor = floors[field]
  const strong = own.filter((slot) => !slot.weak)
  if (strong.length === 0 && !carried && best.likeness < BARE_LIKENESS) return refusal
  // A bare word names a subject but asks nothing.
  const bare = own.length === 1 && !carried && best.likeness < BARE_LIKENESS
  if (bare && best.score >= floor.clarify) return 'clarify'
  if (strong.length > 0 && known < floor.known) return refusal
  const lead = best.score - scoreOfRival(hits)
  if (best.score >= floor.answer && lead >= CLEAR_LEAD) return 'answer'
  if (best.score >= floor.answer && lead >= SLIGHT_LEAD) return 'likely'
  if (best.score >= floor.likely && lead >= CLEAR_LEAD) return 'likely'
  if (best.score >= floor.doubtful) return scoreOfRival(hits) < best.score * NO_RIVAL ? 'likely' : 'doubtful'
  return refusal
}
