/** The owner deletes a message together with its delivery; the deletion is audited, without what it said. */
import { writeAsOwner } from '../audit/write-as-owner.ts'
import { forgetDeliveries } from '../mail/forget-deliveries.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { deleteContactMessageRows } from './contact.queries.ts'

/** Throws `not_found`. */
export async function deleteContactMessage(context: Context, id: string): Promise<void> {
  await writeAsOwner(context, async ({ db }) => {
    if ((await deleteContactMessageRows(db, [id])) === 0) throw new AppError('not_found')
    await forgetDeliveries(db, [id])
    return { result: undefined, audit: { action: 'contact.delete', subject: id }, isVisible: false }
  })
}
