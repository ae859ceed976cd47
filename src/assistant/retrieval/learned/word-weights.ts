/** What each feature by itself speaks for or against: beside the space of few dimensions, which blurs what one word says exactly. */
import { spendWork } from '../../../platform/work.ts'
import { inMemory, type ReadBytes } from './byte-source.ts'
import type { Features } from './features.ts'
import { findRow } from './find-row.ts'

/** Of each feature those labels for which it counts. */
export interface WordWeights {
  /** By row of the feature: where its weights begin, and at the end how many there are. */
  starts: Uint32Array
  /** `WEIGHT_BYTES` of each weight: the number of its label, the low byte first, and the weight in steps of `WEIGHT_STEP`. */
  weights: ReadBytes
  /** What each label has before a word is said. */
  bias: Float32Array
}

export const WEIGHT_STEP = 0.03
export const WEIGHT_BYTES = 3

/** `labels` and `weights` one beside the other. */
export function packWeights(labels: readonly number[], weights: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(labels.length * WEIGHT_BYTES)
  labels.forEach((label, at) => bytes.set([label & 255, label >> 8, weights[at]! & 255], at * WEIGHT_BYTES))
  return bytes
}

export const noWeights: WordWeights = { starts: new Uint32Array(1), weights: inMemory(new Uint8Array()), bias: new Float32Array() }

/** `rows`: sorted features, each with its weights. How much the text speaks for each label: above 0 for, below against. */
export function weighLabels({ starts, weights, bias }: WordWeights, rows: Uint32Array, asked: Features): Float64Array {
  const scores = Float64Array.from(bias)
  const known = [...asked].flatMap(([feature, value]) => {
    const row = findRow(rows, feature)
    return row < 0 ? [] : [{ row, value }]
  })
  const length = Math.hypot(...known.map(({ value }) => value)) || 1
  for (const { row, value } of known) {
    spendWork(1)
    const share = (value / length) * WEIGHT_STEP
    const first = starts[row]!
    const bytes = weights(first * WEIGHT_BYTES, (starts[row + 1]! - first) * WEIGHT_BYTES)
    for (let at = 0; at < bytes.length; at += WEIGHT_BYTES) {
      const label = bytes[at]! | (bytes[at + 1]! << 8)
      // Shifted to the top and back, a byte keeps its sign.
      scores[label]! += ((bytes[at + 2]! << 24) >> 24) * share
    }
  }
  return scores
}
