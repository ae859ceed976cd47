/** The owner puts a notary on the list or takes it off; of a sample nothing else can change. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-owner.ts'
import { isoNow } from '../platform/clock.ts'
import { contentChanged } from '../platform/content-version.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { recordRevision } from '../revisions/revisions.ts'
import { changeNotary } from './notary-edit.queries.ts'
import { readStoredNotary } from './open-notary.ts'
import type { SavedNotary } from './save-notary.ts'
import { columnsOf, draftOf } from './stored-notary.ts'

/** Throws `not_found`, and `conflict` when somebody else saved in between. */
export async function setNotaryState(context: Context, input: { id: string; version: number; state: 'zichtbaar' | 'uit' }): Promise<SavedNotary> {
  requireOwner(context)
  const { id, version, state } = input
  return context.db.transaction().execute(async (tx) => {
    const stored = await readStoredNotary(tx, id)
    if (stored.deletedAt !== null) throw new AppError('not_found')
    const now = isoNow(context.clock)
    if (!(await changeNotary(tx, { id, version }, { ...columnsOf(state, stored.listedAt, now), updated_at: now }))) throw new AppError('conflict')
    const own = { ...context, db: tx }
    if (!stored.isSample) await recordRevision(own, { kind: 'notaris', subjectId: id, data: { ...draftOf(stored), state } })
    await recordAudit(own, { action: 'notary.save', subject: id, details: { state, sample: stored.isSample } })
    await contentChanged(tx)
    return { id, version: version + 1 }
  })
}
