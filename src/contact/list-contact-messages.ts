/** The owner's list of messages, newest first, each with how its delivery stands. */
import { requireOwner } from '../audit/require-owner.ts'
import type { DeliveryState } from '../mail/delivery-state.ts'
import { listDeliveryStates } from '../mail/list-delivery-states.ts'
import type { Context } from '../platform/context.ts'
import { listContactMessageRows, type ContactMessageSummary } from './contact.queries.ts'

export type ListedMessage = ContactMessageSummary & { delivery: DeliveryState | null }

/** `before` is the last row of the previous page. */
export async function listContactMessages(
  context: Context,
  input: { limit: number; before?: { createdAt: string; id: string } | undefined },
): Promise<ListedMessage[]> {
  requireOwner(context)
  const rows = await listContactMessageRows(context.db, input.limit, input.before)
  const states = await listDeliveryStates(
    context.db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({ ...row, delivery: states.get(row.id) ?? null }))
}
