/** The learned model as one file: a line of JSON, then the numbers. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { fillLearnedName } from '../../../platform/site-name.ts'
import type { KnowledgeEntry } from '../knowledge.ts'
import { dangerKinds } from '../danger-kinds.ts'
import type { DangerMessage } from './danger-messages.ts'
import type { Way } from './ways.ts'
import type { LearnedModel, LearnedSpace } from './learned-model.ts'
import { listStarts, openings, waysOf, type TaughtWay, type WayMemory } from './way-memory.ts'
import type { WordWeights } from './word-weights.ts'

/** Raise it with every change of what features are or how they are learned. */
const VERSION = 9

const spaceSchema = z.object({ labels: z.array(z.string()), dimensions: z.int().multipleOf(2), features: z.int() })
/** How many features there are, of how many labels, and how many weights. */
const weightsSchema = z.object({ features: z.int(), labels: z.int(), weights: z.int() })
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

const bytesOf = (numbers: Uint32Array | Uint16Array | Int8Array | Uint8Array | Float32Array): Uint8Array =>
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

const describeWeights = (features: Uint32Array, { bias, weights }: WordWeights): z.infer<typeof weightsSchema> => ({
  features: features.length,
  labels: bias.length,
  weights: weights.length,
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
    ...weights.map(({ labels }) => labels),
    ...weights.map(({ weights: steps }) => steps),
    ways.answers,
    openings.rows,
    ranking.embeddings,
  ]
}

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
  const padded = `${header}${' '.repeat((4 - ((Buffer.byteLength(header) + 1) % 4)) % 4)}\n`
  return Buffer.concat([Buffer.from(padded), ...listNumbers(model, ways).map(bytesOf)])
}

type Take = <T>(type: { new (buffer: ArrayBuffer, at: number, count: number): T; BYTES_PER_ELEMENT: number }, count: number) => T

/** Without its embeddings, which stand at the end of the file. */
const takeSpace = (take: Take, { labels, dimensions, features }: z.infer<typeof spaceSchema>): Omit<LearnedSpace, 'embeddings'> => ({
  labels,
  dimensions,
  features: take(Uint32Array, features),
  steps: take(Float32Array, features),
  targets: take(Float32Array, labels.length * dimensions),
})

/** Of several at once: what takes more bytes a number stands first, of all of them. */
function takeWeights(take: Take, described: readonly z.infer<typeof weightsSchema>[]): WordWeights[] {
  const heads = described.map(({ features, labels, weights }) => ({
    starts: take(Uint32Array, weights === 0 ? 0 : features + 1),
    bias: take(Float32Array, labels),
  }))
  const labels = described.map(({ weights }) => take(Uint16Array, weights))
  const weights = described.map((one) => take(Int8Array, one.weights))
  return heads.map((head, at) => ({ ...head, labels: labels[at]!, weights: weights[at]! }))
}

export function readModel(file: Uint8Array): ModelFile {
  const start = file.indexOf(10) + 1
  const header = headerSchema.parse(JSON.parse(Buffer.from(file.subarray(0, start)).toString('utf8')))
  const { ranking, learnedFrom } = header
  // A copy of its own, aligned whatever buffer the file was read into.
  const numbers = new Uint8Array(file.subarray(start)).buffer
  let at = 0
  const take: Take = (type, count) => {
    const from = at
    at += count * type.BYTES_PER_ELEMENT
    return new type(numbers, from, count)
  }
  const space = takeSpace(take, ranking)
  const starts = take(Uint32Array, ranking.labels.length + 1)
  const steps = take(Float32Array, header.openings)
  const waysUpTo = { entries: take(Uint32Array, header.ways), starts: take(Uint32Array, header.ways + 1), words: take(Uint32Array, header.words) }
  const features = take(Uint32Array, header.danger?.features ?? 0)
  const [words, ofDanger] = takeWeights(take, header.danger ? [header.weights, header.danger] : [header.weights])
  const ways: PackedWays = { ...waysUpTo, answers: take(Uint8Array, header.ways) }
  const openings = { starts, steps, rows: take(Int8Array, header.openings * ranking.dimensions) }
  const model: LearnedModel = {
    ...space,
    embeddings: take(Uint8Array, (ranking.features * ranking.dimensions) / 2),
    openings,
    words: words!,
    danger: ofDanger && { features, words: ofDanger },
    ways: unpackWays(ways, ranking.labels),
  }
  return { learnedFrom, model }
}
