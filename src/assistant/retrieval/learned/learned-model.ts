/** What was learned: where every feature and every answer lies in a space of few dimensions. Small enough to read at every start. */
import { spendWork } from '../../../platform/work.ts'
import type { Features } from './features.ts'
import { noWays, type WayMemory } from './way-memory.ts'

export const DIMENSIONS = 96

export interface LearnedModel {
  /** Ids of entries, and `OUTSIDE`. */
  labels: readonly string[]
  /** Numbers of the features, sorted. */
  features: Uint32Array
  /** Row by row, in steps of `steps[row]`. */
  embeddings: Int8Array
  steps: Float32Array
  /** One row for each label. */
  targets: Float32Array
  ways: WayMemory
}

/** The label of questions that the site does not answer. */
export const OUTSIDE = '#buiten'

const GREATEST = 127

/** `features` sorted, with a row of `embeddings` each. */
export function packModel(labels: readonly string[], features: readonly number[], embeddings: Float32Array, targets: Float32Array): LearnedModel {
  const rounded = new Int8Array(embeddings.length)
  const steps = new Float32Array(features.length)
  for (let row = 0; row < features.length; row++) {
    const hidden = embeddings.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS)
    const step = hidden.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / GREATEST || 1
    steps[row] = step
    hidden.forEach((value, k) => (rounded[row * DIMENSIONS + k] = Math.round(value / step)))
  }
  return { labels, features: Uint32Array.from(features), embeddings: rounded, steps, targets, ways: noWays }
}

function findRow(features: Uint32Array, feature: number): number {
  let low = 0
  let high = features.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = features[middle] ?? 0
    if (found === feature) return middle
    if (found < feature) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** How likely each label is what the text is after; they sum to 1. */
export function judgeLabels(model: LearnedModel, asked: Features): Float64Array {
  const { labels, features, embeddings, steps, targets } = model
  const hidden = new Float64Array(DIMENSIONS)
  for (const [feature, value] of asked) {
    const row = findRow(features, feature)
    if (row < 0) continue
    spendWork(1)
    const scale = value * steps[row]!
    for (let k = 0; k < DIMENSIONS; k++) hidden[k]! += embeddings[row * DIMENSIONS + k]! * scale
  }
  const scores = new Float64Array(labels.length)
  for (let label = 0; label < labels.length; label++) {
    let sum = 0
    for (let k = 0; k < DIMENSIONS; k++) sum += targets[label * DIMENSIONS + k]! * hidden[k]!
    scores[label] = sum
  }
  toProbabilities(scores)
  return scores
}

/** Turns scores into probabilities, in place. */
export function toProbabilities(scores: Float64Array): void {
  let most = -Infinity
  for (const score of scores) most = Math.max(most, score)
  let sum = 0
  for (let at = 0; at < scores.length; at++) sum += scores[at] = Math.exp(scores[at]! - most)
  for (let at = 0; at < scores.length; at++) scores[at]! /= sum
}
