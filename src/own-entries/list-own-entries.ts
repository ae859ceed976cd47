/** The owner's entries, a page at a time, and one of them whole. */
import { requireReader } from '../audit/require-role.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { findEntryRow, listEntryRows, type EntryFilter } from './own-entries.queries.ts'
import type { OwnEntry } from './own-entry.ts'
import { readEntry } from './read-own-entry.ts'

export type EntrySummary = Pick<OwnEntry, 'id' | 'question' | 'topic' | 'status' | 'checkedOn' | 'updatedAt' | 'replaces'>

/** Newest first. */
export async function listOwnEntries(context: Context, filter: EntryFilter): Promise<EntrySummary[]> {
  requireReader(context)
  const rows = await listEntryRows(context.db, filter)
  return rows
    .map(readEntry)
    .map(({ id, question, topic, status, checkedOn, updatedAt, replaces }) => ({ id, question, topic, status, checkedOn, updatedAt, replaces }))
}

/** Throws `not_found`, also for one that was deleted. */
export async function getOwnEntry(context: Context, id: string): Promise<OwnEntry> {
  requireReader(context)
  const row = await findEntryRow(context.db, id)
  if (!row || row.deleted_at !== null) throw new AppError('not_found')
  return readEntry(row)
}
