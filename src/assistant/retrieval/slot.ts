/** A word of a text as it is matched on. */

/** A term to match on with its weight. */
export type WeightedTerm = readonly [term: string, weight: number]

/** One word may give the same slot in many texts. */
export interface Slot {
  readonly word: string
  readonly stem: string
  /** How much this word says: rarity, lowered for words that only colour a question. */
  readonly weight: number
  /** Own stem first; two words match as far as the product of the weights of a shared term. */
  readonly terms: readonly WeightedTerm[]
  readonly weak: boolean
  /** 1 when the word, or a likely correction of it, occurs in the content; less when only its parts do; 0 when nothing does. */
  readonly known: number
}
