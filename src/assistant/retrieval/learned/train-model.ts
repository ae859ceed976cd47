/**
 * Learns from examples which answer a question is after, and which statement of it: a linear classifier through a space of few dimensions (as fastText has it), by
 * stochastic gradient descent with Adagrad. Deterministic: the same examples give the same model.
 */
import { createChance, mix } from './chance.ts'
import { listKnown, orderFor, packExamples, type Example, type Packed } from './examples-in-rows.ts'
import { packModel, type LearnedModel } from './learned-model.ts'
import { toProbabilities } from './probabilities.ts'

const RATE = 0.1
const EPSILON = 1e-3
const SMALLEST_STEP = 1e-4
const SPREAD = 0.3
/** Left out at random in each step, so that no single word decides. */
const LEFT_OUT = 0.5 * 2 ** 32

/** Rows with the sum of the squared slopes of each number. */
interface Rows {
  numbers: Float32Array
  moved: Float32Array
}

/** More than there are rounds. */
const ROUNDS_APART = 100

interface Working {
  embeddings: Float32Array
  /** Sum of squared slopes, one for each row of `embeddings`. */
  movedEmbeddings: Float32Array
  targets: Rows
  openings: Rows
  /** See `LearnedOpenings`. */
  starts: Uint32Array
  /** See `TrainingOptions`. */
  beginning: number
  kept: Uint8Array
  hidden: Float64Array
  slope: Float64Array
  scores: Float64Array
}

/** Where the example lies, without what is left out this time. */
function locate({ key, features, rows, values }: Packed, round: number, { embeddings, hidden, kept, beginning }: Working): void {
  hidden.fill(0)
  const seed = mix(mix(key, round), beginning)
  for (let at = 0; at < rows.length; at++) {
    kept[at] = mix(seed, features[at]!) >= LEFT_OUT ? 1 : 0
    if (!kept[at]) continue
    const row = rows[at]! * hidden.length
    for (let k = 0; k < hidden.length; k++) hidden[k]! += embeddings[row + k]! * values[at]!
  }
}

/** Leaves in `scores` how likely each of the rows from `first` on is. */
function scoreRows({ numbers }: Rows, first: number, count: number, { hidden, scores }: Working): void {
  for (let at = 0; at < count; at++) {
    let sum = 0
    for (let k = 0; k < hidden.length; k++) sum += numbers[(first + at) * hidden.length + k]! * hidden[k]!
    scores[at] = sum
  }
  toProbabilities(scores, count)
}

/** Moves the rows by the errors that stand in `scores`, and gathers in `slope` where the example should go. */
function moveRows({ numbers, moved }: Rows, first: number, count: number, weight: number, { hidden, slope, scores }: Working): void {
  for (let row = 0; row < count; row++) {
    const error = scores[row]! * weight
    if (Math.abs(error) < SMALLEST_STEP) continue
    for (let k = 0; k < hidden.length; k++) {
      const at = (first + row) * hidden.length + k
      slope[k]! += error * numbers[at]!
      const gradient = error * hidden[k]!
      moved[at]! += gradient * gradient
      numbers[at]! -= (RATE * gradient) / (Math.sqrt(moved[at]!) + EPSILON)
    }
  }
}

function learnLabels({ labels, weight }: Packed, working: Working): void {
  const count = working.targets.numbers.length / working.hidden.length
  scoreRows(working.targets, 0, count, working)
  for (const label of labels) working.scores[label]! -= 1 / labels.length
  moveRows(working.targets, 0, count, weight, working)
}

function learnOpening({ labels, opens, weight }: Packed, working: Working): void {
  if (opens === undefined) return
  const label = labels[0]!
  const first = working.starts[label]!
  const count = working.starts[label + 1]! - first
  scoreRows(working.openings, first, count, working)
  working.scores[opens]! -= 1
  moveRows(working.openings, first, count, weight, working)
}

function moveEmbeddings({ rows, values }: Packed, { embeddings, movedEmbeddings, slope, kept }: Working): void {
  const steepness = slope.reduce((sum, value) => sum + value * value, 0) / slope.length
  for (let at = 0; at < rows.length; at++) {
    if (!kept[at]) continue
    const row = rows[at]!
    const value = values[at]!
    movedEmbeddings[row]! += steepness * value * value
    const rate = (RATE * value) / (Math.sqrt(movedEmbeddings[row]!) + EPSILON)
    for (let k = 0; k < slope.length; k++) embeddings[row * slope.length + k]! -= rate * slope[k]!
  }
}

const createRows = (size: number): Rows => ({ numbers: new Float32Array(size), moved: new Float32Array(size) })

export interface TrainingOptions {
  /** Of the space in which everything lies. */
  dimensions: number
  /** More of them learn the examples by heart: what nobody wrote down before is then found less often (decision 77). */
  rounds: number
  /** A feature seen in fewer examples is not learned. */
  leastSeen: number
  /** Which of many: another one moves a fifth of the answers, as many to the better as to the worse (decision 101). 0 when it does not matter. */
  beginning?: number
}

/** Where each feature lies before anything is learned. */
function placeFeatures(features: readonly number[], dimensions: number, beginning: number): Float32Array {
  const places = new Float32Array(features.length * dimensions)
  for (const [row, feature] of features.entries()) {
    const chance = createChance(mix(feature, beginning))
    for (let k = 0; k < dimensions; k++) places[row * dimensions + k] = (chance() - 0.5) * SPREAD
  }
  return places
}

/** `counts`: how many statements each label has. */
export function trainModel(
  examples: readonly Example[],
  labels: readonly string[],
  counts: readonly number[],
  { dimensions, rounds, leastSeen, beginning = 0 }: TrainingOptions,
): LearnedModel {
  const known = listKnown(examples, leastSeen)
  const packed = packExamples(examples, known)
  const starts = Uint32Array.from([0, ...labels.keys()], (_, at) => counts.slice(0, at).reduce((sum, count) => sum + count, 0))
  const working: Working = {
    embeddings: placeFeatures(known, dimensions, beginning),
    movedEmbeddings: new Float32Array(known.length),
    targets: createRows(labels.length * dimensions),
    openings: createRows(starts.at(-1)! * dimensions),
    starts,
    beginning,
    kept: new Uint8Array(packed.reduce((most, { rows }) => Math.max(most, rows.length), 0)),
    hidden: new Float64Array(dimensions),
    slope: new Float64Array(dimensions),
    scores: new Float64Array(Math.max(labels.length, ...counts)),
  }
  for (let round = 0; round < rounds; round++) {
    for (const example of orderFor(round + ROUNDS_APART * beginning, packed)) {
      locate(example, round, working)
      working.slope.fill(0)
      learnLabels(example, working)
      learnOpening(example, working)
      moveEmbeddings(example, working)
    }
  }
  const { embeddings, targets, openings } = working
  return packModel({ labels, dimensions, features: known, embeddings, targets: targets.numbers, starts, openings: openings.numbers })
}
