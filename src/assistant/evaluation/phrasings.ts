/** Ways of asking for one entry each, by the thousands: how often retrieval finds the entry, without judging the answer. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { KnowledgeIndex } from '../retrieval/knowledge-index.ts'
import { retrieve } from '../retrieval/retrieve.ts'
import { recallAt } from './metrics.ts'

const phrasingSchema = z.strictObject({ entry: z.string(), phrase: z.string().min(3) })

export type Phrasing = z.infer<typeof phrasingSchema>

/** One JSON object a line. Throws on a line that does not fit. */
export function readPhrasings(path: string): Phrasing[] {
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => phrasingSchema.parse(JSON.parse(line)))
}

export interface PhrasingRecall {
  count: number
  at1: number
  at3: number
}

export function measurePhrasings(index: KnowledgeIndex, phrasings: readonly Phrasing[]): PhrasingRecall {
  let at1 = 0
  let at3 = 0
  for (const { entry, phrase } of phrasings) {
    const ranked = retrieve(index, phrase).hits.map((hit) => hit.passage.id)
    at1 += recallAt(1, ranked, new Set([entry]))
    at3 += recallAt(3, ranked, new Set([entry]))
  }
  return { count: phrasings.length, at1: at1 / phrasings.length, at3: at3 / phrasings.length }
}
