/** The owner goes back to an earlier version of a notary. Whether visitors see it stays as it is now. */
import { z } from 'zod'
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-owner.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import type { RegionBook } from '../regions/region.ts'
import { getRevision } from '../revisions/revisions.ts'
import { draftSchema } from './draft.schema.ts'
import { readStoredNotary } from './open-notary.ts'
import { checkDraft, storeNotary, type SavedNotary } from './save-notary.ts'

interface RestoreNotary {
  id: string
  /** Of the row, as it is on the screen. */
  version: number
  revisionId: string
  places: Pick<RegionBook, 'find'>
}

/** Throws `not_found`, `conflict`, and `invalid_input` for a version that the rules of today refuse. */
export async function restoreNotary(context: Context, { id, version, revisionId, places }: RestoreNotary): Promise<SavedNotary> {
  requireOwner(context)
  const revision = await getRevision(context, { kind: 'notaris', subjectId: id, id: revisionId })
  const parsed = draftSchema.safeParse(revision.data)
  if (!parsed.success) throw new AppError('invalid_input', { cause: new Error(z.prettifyError(parsed.error)) })
  const { state } = await readStoredNotary(context.db, id)
  const draft = checkDraft(context, { ...parsed.data, state }, places)
  return context.db.transaction().execute(async (tx) => {
    const own = { ...context, db: tx }
    const saved = await storeNotary(own, { draft, row: { id, version } })
    await recordAudit(own, { action: 'notary.restore', subject: id, details: { revision: revisionId } })
    return saved
  })
}
