/** What was learned of danger: what each word of a message by itself speaks for. A space of few dimensions told half as many apart. */
import type { Features } from './features.ts'
import { findRow } from './find-row.ts'
import { toProbabilities } from './probabilities.ts'
import { weighLabels, type WordWeights } from './word-weights.ts'

/** Its labels are `dangerKinds`. */
export interface LearnedDanger {
  /** Numbers of the features, sorted. */
  features: Uint32Array
  /** A row for each of them. */
  words: WordWeights
}

/** What one more of weight makes likelier: chosen so that the thresholds lie apart. */
const SHARPNESS = 4

/** How likely each kind is; they sum to 1. */
export function judgeDanger({ features, words }: LearnedDanger, asked: Features): Float64Array {
  const chances = weighLabels(words, features, asked).map((score) => score * SHARPNESS)
  toProbabilities(chances)
  return chances
}

/** How much of a message was learned, 0 to 1: where little of it was, what is judged of it says nothing. */
export const measureKnown = ({ features }: LearnedDanger, asked: Features): number =>
  [...asked].reduce((sum, [feature, value]) => (findRow(features, feature) < 0 ? sum : sum + value * value), 0)
