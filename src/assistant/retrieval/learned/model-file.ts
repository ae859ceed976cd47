/** The learned model as one file: a line of JSON, then the numbers. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { fillLearnedName } from '../../../platform/site-name.ts'
import type { KnowledgeEntry } from '../knowledge.ts'
import type { Way } from './examples.ts'
import { DIMENSIONS, type LearnedModel } from './learned-model.ts'
import { listStarts, openings, waysOf, type TaughtWay, type WayMemory } from './way-memory.ts'

/** Raise it with every change of what features are or how they are learned. */
const VERSION = 5

const headerSchema = z.object({ learnedFrom: z.string(), labels: z.array(z.string()), features: z.int(), openings: z.int(), ways: z.int(), words: z.int() })

export interface ModelFile {
  /** See `describeMaterial`. */
  learnedFrom: string
  model: LearnedModel
}

/** Changes when what is learned from changes. */
export function describeMaterial(entries: readonly KnowledgeEntry[], ways: readonly Way[]): string {
  const material = [
    VERSION,
    entries.map(({ id, question, statements }) => [id, question, statements.map(({ id, text, asked, yes, no }) => [id, text, asked, yes, no])]),
    ways,
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

/** The numbers begin at a multiple of four bytes, as typed arrays ask. */
export function writeModel({ learnedFrom, model }: ModelFile): Uint8Array {
  const { labels, features, embeddings, steps, targets, openings } = model
  const ways = packWays(model)
  const counts = { features: features.length, openings: openings.steps.length, ways: ways.entries.length, words: ways.words.length }
  const header = JSON.stringify({ learnedFrom, labels, ...counts })
  const padded = `${header}${' '.repeat((4 - ((Buffer.byteLength(header) + 1) % 4)) % 4)}\n`
  const numbers = [features, steps, targets, openings.starts, openings.steps, ways.entries, ways.starts, ways.words, ways.answers, openings.rows, embeddings]
  return Buffer.concat([Buffer.from(padded), ...numbers.map(bytesOf)])
}

export function readModel(file: Uint8Array): ModelFile {
  const start = file.indexOf(10) + 1
  const {
    learnedFrom,
    labels,
    features: count,
    openings: openingCount,
    ways: wayCount,
    words: wordCount,
  } = headerSchema.parse(JSON.parse(Buffer.from(file.subarray(0, start)).toString('utf8')))
  // A copy of its own, aligned whatever buffer the file was read into.
  const numbers = new Uint8Array(file.subarray(start)).buffer
  let at = 0
  const take = (bytes: number) => (at += bytes) - bytes
  const features = new Uint32Array(numbers, take(4 * count), count)
  const steps = new Float32Array(numbers, take(4 * count), count)
  const targets = new Float32Array(numbers, take(4 * labels.length * DIMENSIONS), labels.length * DIMENSIONS)
  const openingStarts = new Uint32Array(numbers, take(4 * (labels.length + 1)), labels.length + 1)
  const openingSteps = new Float32Array(numbers, take(4 * openingCount), openingCount)
  const packed: PackedWays = {
    entries: new Uint32Array(numbers, take(4 * wayCount), wayCount),
    starts: new Uint32Array(numbers, take(4 * (wayCount + 1)), wayCount + 1),
    words: new Uint32Array(numbers, take(4 * wordCount), wordCount),
    answers: new Uint8Array(numbers, take(wayCount), wayCount),
  }
  const openings = { starts: openingStarts, steps: openingSteps, rows: new Int8Array(numbers, take(openingCount * DIMENSIONS), openingCount * DIMENSIONS) }
  const embeddings = new Int8Array(numbers, at, count * DIMENSIONS)
  return { learnedFrom, model: { labels, features, embeddings, steps, targets, openings, ways: unpackWays(packed, labels) } }
}
