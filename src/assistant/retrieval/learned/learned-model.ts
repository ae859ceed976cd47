/** What was learned: where every feature and every answer lies in a space of few dimensions. Small enough to read at every start. */
import { spendWork } from '../../../platform/work.ts'
import { inMemory, type ReadBytes } from './byte-source.ts'
import type { Features } from './features.ts'
import { findRow } from './find-row.ts'
import type { LearnedDanger } from './learned-danger.ts'
import { toProbabilities } from './probabilities.ts'
import { noWays, type WayMemory } from './way-memory.ts'
import { noWeights, type WordWeights } from './word-weights.ts'

/** Where every feature and every label lies. */
export interface LearnedSpace {
  labels: readonly string[]
  dimensions: number
  /** Numbers of the features, sorted. */
  features: Uint32Array
  /** Row by row, in steps of `steps[row]`, two numbers of four bits in a byte: more dimensions tell more than finer steps do. */
  embeddings: ReadBytes
  steps: Float32Array
  /** One row for each label. */
  targets: Float32Array
}

/** Its labels are the ids of entries, and `OUTSIDE`. */
export interface LearnedModel extends LearnedSpace {
  openings: LearnedOpenings
  /** A row for each of `features`. */
  words: WordWeights
  /** Undefined where nothing was learned of danger. */
  danger: LearnedDanger | undefined
  ways: WayMemory
}

/** Which statement of an answer a question is after: one row for each statement, those of the first label first. */
interface LearnedOpenings {
  /** By number of the label: its first row, and after the last label the number of rows. */
  starts: Uint32Array
  rows: Int8Array
  steps: Float32Array
}

/** The label of questions that the site does not answer. */
export const OUTSIDE = '#buiten'

/** Of a byte, and of half of one. */
const GREATEST = 127
const GREATEST_HALF = 7

interface Rounded {
  rows: Int8Array
  /** What one of each row stands for. */
  steps: Float32Array
}

function roundRows(numbers: Float32Array, dimensions: number, greatest: number): Rounded {
  const rows = new Int8Array(numbers.length)
  const steps = new Float32Array(numbers.length / dimensions)
  for (let row = 0; row < steps.length; row++) {
    const exact = numbers.subarray(row * dimensions, (row + 1) * dimensions)
    const step = exact.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / greatest || 1
    steps[row] = step
    exact.forEach((value, k) => (rows[row * dimensions + k] = Math.round(value / step)))
  }
  return { rows, steps }
}

const packHalves = (rows: Int8Array): Uint8Array =>
  Uint8Array.from({ length: rows.length / 2 }, (_, at) => (rows[2 * at]! & 15) | ((rows[2 * at + 1]! & 15) << 4))

export interface ExactModel extends Pick<LearnedSpace, 'labels' | 'dimensions' | 'targets'> {
  /** Sorted, with a row of `embeddings` each. */
  features: readonly number[]
  embeddings: Float32Array
  /** See `LearnedOpenings`. */
  starts: Uint32Array
  openings: Float32Array
}

/** Throws for an odd number of dimensions. */
export function packModel({ features, embeddings, starts, openings, ...exact }: ExactModel): LearnedModel {
  if (exact.dimensions % 2 !== 0) throw new Error(`${exact.dimensions} dimensions do not go two in a byte`)
  const { rows, steps } = roundRows(embeddings, exact.dimensions, GREATEST_HALF)
  return {
    ...exact,
    features: Uint32Array.from(features),
    embeddings: inMemory(packHalves(rows)),
    steps,
    openings: { starts, ...roundRows(openings, exact.dimensions, GREATEST) },
    words: noWeights,
    danger: undefined,
    ways: noWays,
  }
}

/** Where a text lies. */
export function locateText({ dimensions, features, embeddings, steps }: LearnedSpace, asked: Features): Float64Array {
  const place = new Float64Array(dimensions)
  const half = dimensions / 2
  for (const [feature, value] of asked) {
    const row = findRow(features, feature)
    if (row < 0) continue
    spendWork(1)
    const scale = value * steps[row]!
    const numbers = embeddings(row * half, half)
    for (let k = 0; k < half; k++) {
      const pair = numbers[k]!
      // Shifted to the top and back, four bits keep their sign.
      place[2 * k]! += ((pair << 28) >> 28) * scale
      place[2 * k + 1]! += ((pair << 24) >> 28) * scale
    }
  }
  return place
}

/** How likely each label is what a text at this place is after; they sum to 1. */
export function judgeLabels({ labels, targets }: LearnedSpace, place: Float64Array): Float64Array {
  const scores = new Float64Array(labels.length)
  const { length } = place
  let label = 0
  // Four sums beside each other do not wait for one another; each is made in the same order as alone.
  for (; label + 4 <= labels.length; label += 4) {
    const first = label * length
    let [a, b, c, d] = [0, 0, 0, 0]
    for (let k = 0; k < length; k++) {
      const value = place[k]!
      a += targets[first + k]! * value
      b += targets[first + length + k]! * value
      c += targets[first + 2 * length + k]! * value
      d += targets[first + 3 * length + k]! * value
    }
    scores[label] = a
    scores[label + 1] = b
    scores[label + 2] = c
    scores[label + 3] = d
  }
  for (; label < labels.length; label++) {
    let sum = 0
    for (let k = 0; k < length; k++) sum += targets[label * length + k]! * place[k]!
    scores[label] = sum
  }
  toProbabilities(scores)
  return scores
}

/** How likely each statement of an answer is what a text at this place is after; they sum to 1. Empty for an answer that was not learned. */
export function judgeOpenings({ labels, openings: { starts, rows, steps } }: LearnedModel, label: string, place: Float64Array): Float64Array {
  const number = labels.indexOf(label)
  if (number < 0) return new Float64Array()
  const first = starts[number]!
  const scores = new Float64Array(starts[number + 1]! - first)
  for (let at = 0; at < scores.length; at++) {
    let sum = 0
    for (let k = 0; k < place.length; k++) sum += rows[(first + at) * place.length + k]! * place[k]!
    scores[at] = sum * steps[first + at]!
  }
  toProbabilities(scores)
  return scores
}
