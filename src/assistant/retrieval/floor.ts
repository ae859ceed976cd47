/** Decides whether the best hit is good enough to answer with. */
import { findField, type Field } from '../domain-words.nl.ts'
import { isOffTopic } from '../off-topic.nl.ts'
import type { Slot } from './analyse.ts'
import { foldText } from './fold-text.ts'
import type { Hit } from './rank.ts'

export type Outcome = 'answer' | 'clarify' | 'unknown' | 'out-of-scope'

interface Floor {
  /** Least share of the telling words, by weight, that the site knows. */
  known: number
  /** Least score to answer, and to ask back. */
  answer: number
  clarify: number
  /** Least likeness to a known question. */
  likeness: number
}

/** The less a question shows that it is about our field, the more a hit has to prove. */
const floors: Record<Field, Floor> = {
  ours: { known: 0.2, answer: 0.36, clarify: 0.27, likeness: 0 },
  shared: { known: 0.5, answer: 0.43, clarify: 0.36, likeness: 0 },
  none: { known: 0.6, answer: 0.53, clarify: 0.42, likeness: 0.45 },
}

const weaker: Record<Field, Field> = { ours: 'shared', shared: 'none', none: 'none' }
const NEARLY_LITERAL = 0.9
/** From here the words of a question count as ours, whatever they are. */
const FAMILIAR = 0.85
const BARE_LIKENESS = 0.7
/** From here a doubtful hit is worth a question back. */
const PROMISING = 0.42

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

/** `carried` says that the question leans on an earlier topic, whose words stand in for its own. */
export function decide(question: string, own: readonly Slot[], hits: readonly Hit[], carried: boolean): Outcome {
  const reading = readQuestion(question, own)
  const { strange, named, known } = reading
  const refusal = refuse(reading, own)
  const best = hits[0]
  if (!best || (strange && named === 'none')) return refusal
  if (best.likeness >= NEARLY_LITERAL) return 'answer'
  const field = strange ? weaker[named] : carried && named === 'none' ? 'shared' : named
  const floor = floors[field]
  const strong = own.filter((slot) => !slot.weak)
  if (strong.length === 0 && !carried && best.likeness < BARE_LIKENESS) return refusal
  if ((strong.length > 0 && known < floor.known) || best.likeness < floor.likeness) {
    return !strange && best.score >= (named === 'ours' ? floor.clarify : PROMISING) ? 'clarify' : refusal
  }
  // A bare word names a subject but asks nothing; one telling word outside our field may match by accident.
  const bare = own.length === 1 && !carried && best.likeness < BARE_LIKENESS
  const thin = field === 'none' && strong.length < 2
  if (best.score >= floor.answer && !bare && !thin) return 'answer'
  return best.score >= floor.clarify ? 'clarify' : refusal
}
