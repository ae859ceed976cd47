/** What each feature by itself speaks for or against: beside the space of few dimensions, which blurs what one word says exactly. */
import { spendWork } from '../../../platform/work.ts'
import type { Features } from './features.ts'
import { findRow } from './find-row.ts'

/** Of each feature those labels for which it counts. */
export interface WordWeights {
  /** By row of the feature: where its weights begin, and at the end how many there are. */
  starts: Uint32Array
  /** Number of the label of each weight. */
  labels: Uint16Array
  /** In steps of `WEIGHT_STEP`. */
  weights: Int8Array
  /** What each label has before a word is said. */
  bias: Float32Array
}

export const WEIGHT_STEP = 0.03

export const noWeights: WordWeights = { starts: new Uint32Array(), labels: new Uint16Array(), weights: new Int8Array(), bias: new Float32Array() }

/** `rows`: sorted features, each with its weights. How much the text speaks for each label: above 0 for, below against. */
export function weighLabels({ starts, labels, weights, bias }: WordWeights, rows: Uint32Array, asked: Features): Float64Array {
  const scores = Float64Array.from(bias)
  const known = [...asked].flatMap(([feature, value]) => {
    const row = findRow(rows, feature)
    return row < 0 ? [] : [{ row, value }]
  })
  const length = Math.hypot(...known.map(({ value }) => value)) || 1
  for (const { row, value } of known) {
    spendWork(1)
    const share = (value / length) * WEIGHT_STEP
    for (let at = starts[row]!; at < starts[row + 1]!; at++) scores[labels[at]!]! += weights[at]! * share
  }
  return scores
}
