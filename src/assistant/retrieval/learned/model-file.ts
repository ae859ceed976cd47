/** The learned model as one file: a line of JSON, then the numbers. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { KnowledgeEntry } from '../knowledge.ts'
import type { Way } from './examples.ts'
import { DIMENSIONS, type LearnedModel } from './learned-model.ts'

/** Raise it with every change of what features are or how they are learned. */
const VERSION = 1

const headerSchema = z.object({ learnedFrom: z.string(), labels: z.array(z.string()), features: z.int() })

export interface ModelFile {
  /** See `describeMaterial`. */
  learnedFrom: string
  model: LearnedModel
}

/** Changes when what is learned from changes. */
export function describeMaterial(entries: readonly KnowledgeEntry[], ways: readonly Way[]): string {
  const material = [VERSION, entries.map(({ id, question, variants, answer }) => [id, question, variants, answer]), ways]
  return createHash('sha256').update(JSON.stringify(material)).digest('hex').slice(0, 16)
}

const bytesOf = (numbers: Uint32Array | Int8Array | Float32Array): Uint8Array => new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)

/** The numbers begin at a multiple of four bytes, as typed arrays ask. */
export function writeModel({ learnedFrom, model }: ModelFile): Uint8Array {
  const { labels, features, embeddings, steps, targets } = model
  const header = JSON.stringify({ learnedFrom, labels, features: features.length })
  const padded = `${header}${' '.repeat((4 - ((Buffer.byteLength(header) + 1) % 4)) % 4)}\n`
  return Buffer.concat([Buffer.from(padded), ...[features, steps, targets, embeddings].map(bytesOf)])
}

export function readModel(file: Uint8Array): ModelFile {
  const start = file.indexOf(10) + 1
  const { learnedFrom, labels, features: count } = headerSchema.parse(JSON.parse(Buffer.from(file.subarray(0, start)).toString('utf8')))
  // A copy of its own, aligned whatever buffer the file was read into.
  const numbers = new Uint8Array(file.subarray(start)).buffer
  let at = 0
  const take = (bytes: number) => (at += bytes) - bytes
  const features = new Uint32Array(numbers, take(4 * count), count)
  const steps = new Float32Array(numbers, take(4 * count), count)
  const targets = new Float32Array(numbers, take(4 * labels.length * DIMENSIONS), labels.length * DIMENSIONS)
  const embeddings = new Int8Array(numbers, at, count * DIMENSIONS)
  return { learnedFrom, model: { labels, features, embeddings, steps, targets } }
}
