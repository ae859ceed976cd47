/** Own answers as records of the owner. */
import type { AnyDatabase } from '../platform/context.ts'
import type { Change, RecordKind } from '../records/record-kind.ts'
import { AppError } from '../errors/errors.ts'
import { checkOwnEntry, type EntryShelf } from './check-own-entry.ts'
import { findEntryRow } from './own-entries.queries.ts'
import type { OwnEntry } from './own-entry.ts'
import { readEntry } from './read-own-entry.ts'

async function readStored(db: AnyDatabase, id: string): Promise<OwnEntry> {
  const row = await findEntryRow(db, id)
  if (!row) throw new AppError('not_found')
  return readEntry(row)
}

const visibilityOf = ({ status }: Pick<OwnEntry, 'status'>): Change => ({ isVisible: status === 'published' })

export const entryRecord: RecordKind = {
  table: 'elk_own_entries',
  history: 'kennis',
  actions: { save: 'entry.save', delete: 'entry.delete', restore: 'entry.restore' },
  kept: 'thirty-days',
  onDelete: async ({ db }, id) => visibilityOf(await readStored(db, id)),
}

/** With the check of what comes back: another entry may have taken its place meanwhile. */
export const checkedEntryRecord = (shelf: EntryShelf): RecordKind => ({
  ...entryRecord,
  async onRestore(at, id) {
    const entry = await readStored(at.db, id)
    await checkOwnEntry(at, shelf, { id, content: entry, status: entry.status })
    return { ...visibilityOf(entry), details: { deleted: true } }
  },
})
