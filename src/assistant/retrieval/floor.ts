/** Decides whether the best hit is good enough to answer with. */
import { domainWord } from '../domain-words.nl.ts'
import { offTopic } from '../off-topic.nl.ts'
import type { Slot } from './analyse.ts'
import { foldText } from './fold-text.ts'
import type { Hit } from './rank.ts'

export type Outcome = 'answer' | 'clarify' | 'unknown' | 'out-of-scope'

export const floors = {
  answer: 0.75,
  clarify: 0.5,
  /** Without a word of the field a question must look much like a known one. */
  likenessOutsideField: 0.55,
  /** A word of another subject beside words of ours: the site must know most of the rest. */
  knownBesideStrange: 0.75,
}

/** Share of the words that name a subject, by weight, that the site knows at all. */
export function measureKnown(slots: readonly Slot[]): number {
  const strong = slots.filter((slot) => !slot.weak)
  const total = strong.reduce((sum, slot) => sum + slot.weight, 0)
  const known = strong.reduce((sum, slot) => sum + (slot.known ? slot.weight : 0), 0)
  return total === 0 ? 0 : known / total
}

/** `carried` says that the question leans on an earlier topic, whose words stand in for its own. */
export function decide(question: string, own: readonly Slot[], hits: readonly Hit[], carried: boolean): Outcome {
  const text = foldText(question)
  const inField = domainWord.test(text)
  const strange = offTopic.test(text)
  const best = hits[0]
  const strong = own.filter((slot) => !slot.weak)
  if (!best) return strong.length > 0 && !inField ? outside(strong) : 'unknown'
  const known = measureKnown(own)
  if (strange && (!inField || known < floors.knownBesideStrange)) return 'out-of-scope'
  if (!inField && strong.length > 0 && known === 0) return outside(strong)
  if (!inField && !carried && best.likeness < floors.likenessOutsideField) return known < 0.7 || best.score < floors.clarify ? outside(strong) : 'clarify'
  if (best.score >= floors.answer) return 'answer'
  return best.score >= floors.clarify ? 'clarify' : 'unknown'
}

/** Words that no one uses are a slip of the hand rather than another subject. */
function outside(strong: readonly Slot[]): Outcome {
  return strong.every((slot) => !/[aeiouy]/.test(slot.word) || slot.word.length <= 3 || /^\d/.test(slot.word)) ? 'unknown' : 'out-of-scope'
}
