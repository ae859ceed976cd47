/** Takes an entry of the owner away, so that it can still be brought back for a while. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-owner.ts'
import { isoNow } from '../platform/clock.ts'
import type { AnyDatabase, Context } from '../platform/context.ts'
import { contentChanged } from '../platform/content-version.ts'
import { AppError } from '../errors/errors.ts'
import { forgetRevisions } from '../revisions/revisions.ts'
import { deleteEntry, findEntryRow, listDeletedBefore, setDeleted } from './own-entries.queries.ts'

const KEPT_MS = 30 * 86_400_000
const AT_ONCE = 50

/** The assistant stops using it. Throws `not_found`, also when it is gone already. */
export async function deleteOwnEntry(context: Context, id: string): Promise<void> {
  requireOwner(context)
  await context.db.transaction().execute(async (tx) => {
    const row = await findEntryRow(tx, id)
    if (!row || !(await setDeleted(tx, id, isoNow(context.clock)))) throw new AppError('not_found')
    await recordAudit({ ...context, db: tx }, { action: 'entry.delete', subject: id })
    await forgetLongDeleted(context, tx)
    if (row.status === 'published') await contentChanged(tx)
  })
}

/** What was deleted a month ago nobody will miss; its versions go with it. */
async function forgetLongDeleted(context: Context, tx: AnyDatabase): Promise<void> {
  const before = new Date(context.clock.now().getTime() - KEPT_MS).toISOString()
  for (const { id } of await listDeletedBefore(tx, before, AT_ONCE)) {
    await forgetRevisions({ ...context, db: tx }, { kind: 'kennis', subjectId: id })
    await deleteEntry(tx, id)
  }
}
