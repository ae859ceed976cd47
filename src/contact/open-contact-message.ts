/** A message is read; the view is audited, and once somebody opened it who may answer it, it counts as read. */
import { recordAudit } from '../audit/record-audit.ts'
import { isAllowed, requireReader } from '../audit/require-role.ts'
import type { DeliveryState } from '../mail/delivery-state.ts'
import { listDeliveryStates } from '../mail/list-delivery-states.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { isoNow } from '../platform/clock.ts'
import { findContactMessage, markRead, type ContactMessageRow } from './contact.queries.ts'

export type OpenedMessage = ContactMessageRow & { delivery: DeliveryState | null }

/** Throws `not_found`. */
export async function openContactMessage(context: Context, id: string): Promise<OpenedMessage> {
  requireReader(context)
  const message = await findContactMessage(context.db, id)
  if (!message) throw new AppError('not_found')
  await recordAudit(context, { action: 'contact.view', subject: id })
  if (isAllowed(context, 'editor')) await markRead(context.db, id, isoNow(context.clock))
  const states = await listDeliveryStates(context.db, [id])
  return { ...message, delivery: states.get(id) ?? null }
}
