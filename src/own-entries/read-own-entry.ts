/** Between an entry as it is stored and as the rest of the site knows it. */
import { z } from 'zod'
import { topics } from '../assistant/retrieval/topics.ts'
import type { EntryRow } from './own-entries.queries.ts'
import type { OwnEntry, OwnEntryContent } from './own-entry.ts'

const waysSchema = z.array(z.string())
const sourcesSchema = z.array(z.object({ title: z.string(), url: z.string() }))

export function readEntry(row: EntryRow): OwnEntry {
  return {
    id: row.id,
    reference: row.reference,
    question: row.question,
    ways: waysSchema.parse(JSON.parse(row.ways)),
    answer: row.answer,
    topic: z.enum(topics).parse(row.topic),
    sources: sourcesSchema.parse(JSON.parse(row.sources)),
    replaces: row.replaces,
    checkedOn: row.checked_on,
    status: row.status,
    fromQuestion: row.from_question,
    fromSession: row.from_session,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

export const contentOf = ({ question, ways, answer, topic, sources, replaces, checkedOn }: OwnEntryContent): OwnEntryContent => ({
  question,
  ways,
  answer,
  topic,
  sources,
  replaces,
  checkedOn,
})

export const toColumns = ({ question, ways, answer, topic, sources, replaces, checkedOn }: OwnEntryContent) => ({
  question,
  ways: JSON.stringify(ways),
  answer,
  topic,
  sources: JSON.stringify(sources),
  replaces,
  checked_on: checkedOn,
})
