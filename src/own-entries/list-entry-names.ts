/** What the owner's entries are called, for those who only refer to them. */
import { z } from 'zod'
import type { AnyDatabase } from '../platform/context.ts'
import { topics, type Topic } from '../assistant/retrieval/topics.ts'
import { listEntryRows } from './own-entries.queries.ts'
import { limits } from './own-entry.ts'

export async function listEntryNames(db: AnyDatabase): Promise<{ reference: string; question: string; topic: Topic }[]> {
  const rows = await listEntryRows(db, { limit: limits.entries })
  return rows.map(({ reference, question, topic }) => ({ reference, question, topic: z.enum(topics).parse(topic) }))
}
