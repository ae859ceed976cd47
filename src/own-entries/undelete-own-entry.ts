/** Brings back an entry that was deleted a short while ago. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-owner.ts'
import type { Context } from '../platform/context.ts'
import { contentChanged } from '../platform/content-version.ts'
import { AppError } from '../errors/errors.ts'
import { checkOwnEntry, type EntryShelf } from './check-own-entry.ts'
import { findEntryRow, setDeleted } from './own-entries.queries.ts'
import { readEntry } from './read-own-entry.ts'

/** As it was. Throws `not_found` when there is nothing to bring back, `invalid_input` when another entry took its place meanwhile. */
export async function undeleteOwnEntry(context: Context, shelf: EntryShelf, id: string): Promise<void> {
  requireOwner(context)
  await context.db.transaction().execute(async (tx) => {
    const row = await findEntryRow(tx, id)
    if (!row || !(await setDeleted(tx, id, null))) throw new AppError('not_found')
    await checkOwnEntry({ ...context, db: tx }, shelf, { id, content: readEntry(row), status: row.status })
    await recordAudit({ ...context, db: tx }, { action: 'entry.restore', subject: id, details: { deleted: true } })
    if (row.status === 'published') await contentChanged(tx)
  })
}
