/** What was learned of danger: what each word of a message by itself speaks for. A space of few dimensions told half as many apart. */
import { DESPAIR, dangerKinds, HARMLESS, type DangerKind } from '../danger-kinds.ts'
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

const HARMLESS_ROW = dangerKinds.indexOf(HARMLESS)
const DESPAIR_ROW = dangerKinds.indexOf(DESPAIR)

export interface DangerChances {
  /** That it is danger, whichever; 0 to 1. */
  danger: number
  /** Which, if it is. */
  kind: DangerKind
  /** That the writer may not want to live on; 0 to 1. */
  despair: number
}

/** `chances`: of each kind, see `judgeDanger`. */
export function readChances(chances: Float64Array): DangerChances {
  let row = -1
  chances.forEach((chance, at) => {
    if (at !== HARMLESS_ROW && at !== DESPAIR_ROW && (row < 0 || chance > chances[row]!)) row = at
  })
  const despair = chances[DESPAIR_ROW]!
  return { danger: 1 - chances[HARMLESS_ROW]! - despair, kind: dangerKinds[row] as DangerKind, despair }
}

/** How much of a message was learned, 0 to 1: where little of it was, what is judged of it says nothing. */
export const measureKnown = ({ features }: LearnedDanger, asked: Features): number =>
  [...asked].reduce((sum, [feature, value]) => (findRow(features, feature) < 0 ? sum : sum + value * value), 0)
