/**
 * Learns what each feature by itself speaks for: of each label a linear classifier against all others (squared hinge loss), by stochastic gradient
 * descent with Adagrad. Deterministic: the same examples give the same weights.
 */
import { orderFor, packExamples, type Example, type Packed } from './examples-in-rows.ts'
import { inMemory } from './byte-source.ts'
import { packWeights, WEIGHT_STEP, type WordWeights } from './word-weights.ts'

const RATE = 0.2
const BIAS_RATE = 0.1
const EPSILON = 0.05
const BIAS_EPSILON = 1e-3
const GREATEST = 127

/** Numbers with the sum of their squared slopes. */
interface Moving {
  numbers: Float32Array
  moved: Float32Array
}

interface Working {
  /** By row of the feature, then by label. */
  weights: Moving
  bias: Moving
  scores: Float64Array
  /** Labels that are not told well enough apart from this example, and how far each is off. */
  wrong: Uint16Array
  errors: Float64Array
}

const createMoving = (size: number): Moving => ({ numbers: new Float32Array(size), moved: new Float32Array(size) })

function move({ numbers, moved }: Moving, at: number, slope: number, rate: number, epsilon: number): void {
  moved[at]! += slope * slope
  numbers[at]! -= (rate * slope) / (Math.sqrt(moved[at]!) + epsilon)
}

function scoreLabels({ rows, values }: Packed, { weights, bias, scores }: Working): void {
  scores.set(bias.numbers)
  for (let at = 0; at < rows.length; at++) {
    const first = rows[at]! * scores.length
    const value = values[at]!
    for (let label = 0; label < scores.length; label++) scores[label]! += weights.numbers[first + label]! * value
  }
}

/** Gives how many are wrong. */
function findWrong({ labels, weight }: Packed, { scores, wrong, errors }: Working): number {
  let count = 0
  for (let label = 0; label < scores.length; label++) {
    const side = labels.includes(label) ? 1 : -1
    const missing = 1 - side * scores[label]!
    if (missing <= 0) continue
    wrong[count] = label
    errors[count] = -side * missing * weight
    count += 1
  }
  return count
}

function learnFrom(example: Packed, working: Working): void {
  scoreLabels(example, working)
  const count = findWrong(example, working)
  const { weights, bias, scores, wrong, errors } = working
  for (let one = 0; one < count; one++) move(bias, wrong[one]!, errors[one]!, BIAS_RATE, BIAS_EPSILON)
  for (const [at, row] of example.rows.entries()) {
    const first = row * scores.length
    const value = example.values[at]!
    for (let one = 0; one < count; one++) move(weights, first + wrong[one]!, errors[one]! * value, RATE, EPSILON)
  }
}

function toUnitLength(example: Packed): Packed {
  const length = Math.hypot(...example.values) || 1
  return { ...example, values: example.values.map((value) => value / length) }
}

function keepGreatest({ weights, bias }: Working, rows: number, least: number): WordWeights {
  const labels: number[] = []
  const kept: number[] = []
  const starts = new Uint32Array(rows + 1)
  const count = bias.numbers.length
  for (let row = 0; row < rows; row++) {
    for (let label = 0; label < count; label++) {
      const weight = weights.numbers[row * count + label]!
      if (Math.abs(weight) < least) continue
      labels.push(label)
      kept.push(Math.max(-GREATEST, Math.min(GREATEST, Math.round(weight / WEIGHT_STEP))))
    }
    starts[row + 1] = kept.length
  }
  return { starts, weights: inMemory(packWeights(labels, kept)), bias: bias.numbers }
}

export interface WeightOptions {
  /** How many labels there are. */
  labels: number
  rounds: number
  /** What weighs less is left out: most of the weights, which decide nothing together. */
  least: number
}

/** `features`: those that are known, sorted; a row each. */
export function trainWeights(examples: readonly Example[], features: readonly number[], { labels, rounds, least }: WeightOptions): WordWeights {
  const packed = packExamples(examples, features).map(toUnitLength)
  const working: Working = {
    weights: createMoving(features.length * labels),
    bias: createMoving(labels),
    scores: new Float64Array(labels),
    wrong: new Uint16Array(labels),
    errors: new Float64Array(labels),
  }
  for (let round = 0; round < rounds; round++) {
    for (const example of orderFor(round, packed)) learnFrom(example, working)
  }
  return keepGreatest(working, features.length, least)
}
