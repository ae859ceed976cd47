/**
 * The learned model as one file: how long its head is, the head as JSON, the numbers that stay in memory, and what each feature says, which
 * is most of it and is read when it is asked for.
 */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { fillLearnedName } from '../../../platform/site-name.ts'
import type { KnowledgeEntry } from '../knowledge.ts'
import { dangerKinds } from '../danger-kinds.ts'
import { keepRead, type ReadBytes } from './byte-source.ts'
import type { DangerMessage } from './danger-messages.ts'
import type { Way } from './ways.ts'
import type { LearnedModel, LearnedSpace } from './learned-model.ts'
import { listStarts, openings, waysOf, type TaughtWay, type WayMemory } from './way-memory.ts'
import { WEIGHT_BYTES, type WordWeights } from './word-weights.ts'

/** Raise it with every change of what features are or how they are learned. */
const VERSION = 11

const spaceSchema = z.object({ labels: z.array(z.string()), dimensions: z.int().multipleOf(2), features: z.int() })
/** How many features there are, of how many labels, and how many weights. */
const weightsSchema = z.object({ features: z.int(), labels: z.int(), weights: z.int() })
type Weights = z.infer<typeof weightsSchema>
const headerSchema = z.object({
  learnedFrom: z.string(),
  ranking: spaceSchema,
  danger: weightsSchema.optional(),
  openings: z.int(),
  weights: weightsSchema,
  ways: z.int(),
  words: z.int(),
})

export interface ModelFile {
  /** See `describeMaterial`. */
  learnedFrom: string
  model: LearnedModel
}

/** What is learned from. */
export interface Material {
  entries: readonly KnowledgeEntry[]
  ways: readonly Way[]
  training: readonly Way[]
  messages: readonly DangerMessage[]
}

/** Changes when what is learned from changes. */
export function describeMaterial({ entries, ways, training, messages }: Material): string {
  const material = [
    VERSION,
    entries.map(({ id, question, statements }) => [id, question, statements.map(({ id, text, asked, yes, no }) => [id, text, asked, yes, no])]),
    ways,
    training,
    messages,
    dangerKinds,
  ]
  return createHash('sha256')
    .update(fillLearnedName(JSON.stringify(material)))
    .digest('hex')
    .slice(0, 16)
}

const bytesOf = (numbers: Uint32Array | Int8Array | Uint8Array | Float32Array): Uint8Array =>
  new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)

interface PackedWays {
  /** Number of the label. */
  entries: Uint32Array
  /** The words of a way are those from its start up to the start of the next. */
  starts: Uint32Array
  words: Uint32Array
  /** Statement and opening word in one. */
  answers: Uint8Array
}

function packWays({ labels, ways }: LearnedModel): PackedWays {
  const all = labels.flatMap((label, number) => waysOf(ways, label).map((way) => ({ number, way })))
  const starts = listStarts(all.map(({ way }) => way.words.length))
  return {
    entries: Uint32Array.from(all, ({ number }) => number),
    starts,
    words: Uint32Array.from(all.flatMap(({ way }) => [...way.words])),
    answers: Uint8Array.from(all, ({ way }) => way.statement * openings.length + openings.indexOf(way.word)),
  }
}

/** Ways of one entry stand together; they are read out when they are asked for. */
function unpackWays({ entries, starts, words, answers }: PackedWays, labels: readonly string[]): WayMemory {
  const ranges = new Map<string, [number, number]>()
  entries.forEach((number, at) => {
    const range = ranges.get(labels[number]!)
    if (range) range[1] = at + 1
    else ranges.set(labels[number]!, [at, at + 1])
  })
  return {
    rangeOf: (entry) => ranges.get(entry) ?? [0, 0],
    wayAt: (number): TaughtWay => ({
      statement: Math.floor(answers[number]! / openings.length),
      word: openings[answers[number]! % openings.length]!,
      words: words.subarray(starts[number], starts[number + 1]),
    }),
    words,
    starts,
  }
}

const describeWeights = (features: Uint32Array, { bias, starts }: WordWeights): Weights => ({
  features: features.length,
  labels: bias.length,
  weights: starts.at(-1) ?? 0,
})

const describeSpace = ({ labels, dimensions, features }: LearnedSpace): z.infer<typeof spaceSchema> => ({
  labels: [...labels],
  dimensions,
  features: features.length,
})

/** In the order of `readModel`: what takes more bytes a number goes first, so that each begins where typed arrays ask. */
function listNumbers(ranking: LearnedModel, ways: PackedWays) {
  const { openings, danger } = ranking
  const weights = danger ? [ranking.words, danger.words] : [ranking.words]
  return [
    ranking.features,
    ranking.steps,
    ranking.targets,
    openings.starts,
    openings.steps,
    ways.entries,
    ways.starts,
    ways.words,
    ...(danger ? [danger.features] : []),
    ...weights.flatMap(({ starts, bias }) => [starts, bias]),
    ways.answers,
    openings.rows,
  ]
}

const weightsOf = ({ weights, starts }: WordWeights): Uint8Array => weights(0, (starts.at(-1) ?? 0) * WEIGHT_BYTES)

/** What each feature says, in the order of `readModel`. */
function listRows({ features, dimensions, embeddings, words, danger }: LearnedModel): Uint8Array[] {
  return [embeddings(0, (features.length * dimensions) / 2), weightsOf(words), ...(danger ? [weightsOf(danger.words)] : [])]
}

/** Of the number that says how long the head is. */
const LENGTH_BYTES = 4

/** The numbers begin at a multiple of four bytes, as typed arrays ask. */
export function writeModel({ learnedFrom, model }: ModelFile): Uint8Array {
  const { danger, openings } = model
  const ways = packWays(model)
  const header = JSON.stringify({
    learnedFrom,
    ranking: describeSpace(model),
    danger: danger && describeWeights(danger.features, danger.words),
    openings: openings.steps.length,
    weights: describeWeights(model.features, model.words),
    ways: ways.entries.length,
    words: ways.words.length,
  })
  const padded = Buffer.from(`${header}${' '.repeat((4 - (Buffer.byteLength(header) % 4)) % 4)}`)
  return Buffer.concat([bytesOf(Uint32Array.of(padded.length)), padded, ...listNumbers(model, ways).map(bytesOf), ...listRows(model)])
}

type Take = <T>(type: { new (buffer: ArrayBuffer, at: number, count: number): T; BYTES_PER_ELEMENT: number }, count: number) => T

/** How many bytes of the file stay in memory after the head. */
function countNumbers({ ranking, danger, openings, weights, ways, words }: z.infer<typeof headerSchema>): number {
  const { labels, dimensions, features } = ranking
  const ofSpace = 2 * features + labels.length * dimensions
  const ofOpenings = labels.length + 1 + openings
  const ofWays = 2 * ways + 1 + words
  const ofWeights = [weights, ...(danger ? [danger] : [])].reduce((sum, one) => sum + one.features + 1 + one.labels, danger?.features ?? 0)
  return 4 * (ofSpace + ofOpenings + ofWays + ofWeights) + ways + openings * dimensions
}

/** Hands out what each feature says, one kind after the other. */
function createRowTaker(read: ReadBytes, start: number): (length: number) => ReadBytes {
  let next = start
  return (length) => {
    const first = next
    next += length
    return keepRead((from, count) => read(first + from, count))
  }
}

const takeWeights = (take: Take, { features, labels }: Weights): Omit<WordWeights, 'weights'> => ({
  starts: take(Uint32Array, features + 1),
  bias: take(Float32Array, labels),
})

export function readModel(read: ReadBytes): ModelFile {
  const [length] = new Uint32Array(Uint8Array.from(read(0, LENGTH_BYTES)).buffer)
  const header = headerSchema.parse(JSON.parse(Buffer.from(read(LENGTH_BYTES, length!)).toString('utf8')))
  const { learnedFrom, ranking, weights, danger } = header
  const { labels, dimensions } = ranking
  const start = LENGTH_BYTES + length!
  const size = countNumbers(header)
  // A copy of its own, aligned whatever buffer the file was read into.
  const numbers = new Uint8Array(read(start, size)).buffer
  let at = 0
  const take: Take = (type, count) => {
    const from = at
    at += count * type.BYTES_PER_ELEMENT
    return new type(numbers, from, count)
  }
  const takeRows = createRowTaker(read, start + size)
  const features = take(Uint32Array, ranking.features)
  const steps = take(Float32Array, ranking.features)
  const targets = take(Float32Array, labels.length * dimensions)
  const openings = { starts: take(Uint32Array, labels.length + 1), steps: take(Float32Array, header.openings) }
  const waysUpTo = { entries: take(Uint32Array, header.ways), starts: take(Uint32Array, header.ways + 1), words: take(Uint32Array, header.words) }
  const dangerFeatures = take(Uint32Array, danger?.features ?? 0)
  const words = takeWeights(take, weights)
  const ofDanger = danger && takeWeights(take, danger)
  const ways: PackedWays = { ...waysUpTo, answers: take(Uint8Array, header.ways) }
  const rows = take(Int8Array, header.openings * dimensions)
  const embeddings = takeRows((ranking.features * dimensions) / 2)
  const takeWeightRows = (described: Weights) => takeRows(described.weights * WEIGHT_BYTES)
  const model: LearnedModel = {
    labels,
    dimensions,
    features,
    steps,
    targets,
    embeddings,
    openings: { ...openings, rows },
    words: { ...words, weights: takeWeightRows(weights) },
    danger: ofDanger && { features: dangerFeatures, words: { ...ofDanger, weights: takeWeightRows(danger) } },
    ways: unpackWays(ways, labels),
  }
  return { learnedFrom, model }
}
