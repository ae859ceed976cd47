/** Decides whether the best hit is good enough to answer with. */
import { findFieldOf, measureOwnField, type Field } from './domain-words.nl.ts'
import { isOffTopic } from './off-topic.nl.ts'
import type { Slot } from './slot.ts'
import { foldText, listWords } from './fold-text.ts'
import type { Found } from './retrieve.ts'

/** `likely`: less sure of it. `doubtful`: the answer offers another reading beside it. `clarify`: only a subject was named. */
export type Outcome = 'answer' | 'likely' | 'doubtful' | 'clarify' | 'unknown' | 'out-of-scope'

/** Least chance of the best hit to answer without more, and to answer with nothing beside it. */
export const SURE = 0.75
const LIKELY = 0.5
/** From here no answer is the better one; with words of the field it has to be likelier. */
const OUTSIDE = 0.25
const OUTSIDE_SEVERAL = 0.4
const OUTSIDE_OURS = 0.5
/** Of a message in a conversation that names a thing of another field, while no answer is sure. */
const OUTSIDE_STRANGE = 0.15
const NEARLY_LITERAL = 0.9
/** From here the words of a question count as ours, whatever they are. */
const FAMILIAR = 0.85
const BARE_LIKENESS = 0.7
/** With its article. */
const BARE_WORDS = 2
/** See `measureOwnField`. */
const OURS = 0.85
/** Three words of the field that are also of daily life: who tells a story with them is not told that it is none of ours. */
const SEVERAL = 0.6
/** Least share of the telling words, by weight, that the site knows: the less a question shows that it is about our field, the more. */
const leastKnown: Record<Field, number> = { ours: 0.15, shared: 0.3, none: 0.4 }
/** A bare word with less than this chance names nothing. */
const NAMED = 0.05

/** Share of the words that name a subject, by weight, that the site knows; 0 where none does. */
export function measureKnown(slots: readonly Slot[]): number {
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
  /** See `measureOwnField`. */
  field: number
}

function refuse({ strange, named, field }: Reading, own: readonly Slot[]): Outcome {
  const ours = named === 'ours' || field >= SEVERAL || (!strange && measureKnown(own) >= FAMILIAR)
  return ours || isGibberish(own) ? 'unknown' : 'out-of-scope'
}

/** By the words of the field, see `measureOwnField`. */
function leastOutside(field: number): number {
  if (field >= OURS) return OUTSIDE_OURS
  return field >= SEVERAL ? OUTSIDE_SEVERAL : OUTSIDE
}

/** `carried` says that something was asked before, whose words may stand in for its own. */
export function decide(question: string, { own, hits, outside }: Found, carried: boolean): Outcome {
  const text = foldText(question)
  const reading = { strange: isOffTopic(text), named: findFieldOf(text, own), field: measureOwnField(text) }
  const refusal = refuse(reading, own)
  const best = hits[0]
  if (!best) return refusal
  if (best.likeness >= NEARLY_LITERAL) return 'answer'
  const isUnlike = !carried && best.likeness < BARE_LIKENESS
  if (isUnlike && own.every((slot) => slot.weak) && best.chance < LIKELY) return refusal
  // A bare word names a subject but asks nothing.
  const isBare = !carried && own.length === 1 && listWords(text).length <= BARE_WORDS
  if (isUnlike && isBare) return best.chance >= NAMED && reading.named !== 'none' ? 'clarify' : refusal
  if (carried && reading.strange && outside >= OUTSIDE_STRANGE && best.chance < SURE) return refusal
  if (outside >= leastOutside(reading.field)) return refusal
  if (best.chance >= SURE) return isBare ? 'doubtful' : 'answer'
  if (!carried && own.some((slot) => !slot.weak) && measureKnown(own) < leastKnown[reading.named]) return refusal
  return best.chance >= LIKELY && (carried || own.length > 1) ? 'likely' : 'doubtful'
}
