/** The owner has the delivery of a message tried again, now. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireEditor } from '../audit/require-role.ts'
import { retryDelivery } from '../mail/retry-delivery.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'

/** Throws `conflict` when there is nothing to try again: it is delivered, or on its way. */
export async function retryContactDelivery(context: Context, id: string): Promise<void> {
  requireEditor(context)
  if (!(await retryDelivery(context, id))) throw new AppError('conflict')
  await recordAudit(context, { action: 'contact.retry', subject: id })
}
