/** The owner deletes a message together with its delivery; the deletion is audited, without what it said. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-owner.ts'
import { forgetDeliveries } from '../mail/forget-deliveries.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { deleteContactMessageRows } from './contact.queries.ts'

/** Throws `not_found`. */
export async function deleteContactMessage(context: Context, id: string): Promise<void> {
  requireOwner(context)
  await context.db.transaction().execute(async (tx) => {
    if ((await deleteContactMessageRows(tx, [id])) === 0) throw new AppError('not_found')
    await forgetDeliveries(tx, [id])
    await recordAudit({ ...context, db: tx }, { action: 'contact.delete', subject: id })
  })
}
