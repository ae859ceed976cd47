/** The owner reads a message; the view is audited, and from then on it counts as read. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-owner.ts'
import type { DeliveryState } from '../mail/delivery-state.ts'
import { listDeliveryStates } from '../mail/list-delivery-states.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { isoNow } from '../platform/clock.ts'
import { findContactMessage, markRead, type ContactMessageRow } from './contact.queries.ts'

export type OpenedMessage = ContactMessageRow & { delivery: DeliveryState | null }

/** Throws `not_found`. */
export async function openContactMessage(context: Context, id: string): Promise<OpenedMessage> {
  requireOwner(context)
  const message = await findContactMessage(context.db, id)
  if (!message) throw new AppError('not_found')
  await recordAudit(context, { action: 'contact.view', subject: id })
  await markRead(context.db, id, isoNow(context.clock))
  const states = await listDeliveryStates(context.db, [id])
  return { ...message, delivery: states.get(id) ?? null }
}
