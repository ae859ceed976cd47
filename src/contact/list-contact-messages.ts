/** The owner's list of messages, newest first, each with how its delivery stands. */
import { requireReader } from '../audit/require-role.ts'
import type { DeliveryState } from '../mail/delivery-state.ts'
import { listDeliveryStates } from '../mail/list-delivery-states.ts'
import type { Context } from '../platform/context.ts'
import { countMessageRows, listContactMessageRows, type ContactMessageSummary, type MessageFilter } from './contact.queries.ts'

/** How much of a message its row shows. */
const FIRST_LINE = 140

export interface ListedMessage extends ContactMessageSummary {
  delivery: DeliveryState | null
}

/** `before` is the last row of the previous page. */
export async function listContactMessages(
  context: Context,
  { limit, before, ...filter }: MessageFilter & { limit: number; before?: { createdAt: string; id: string } | undefined },
): Promise<ListedMessage[]> {
  requireReader(context)
  const rows = await listContactMessageRows(context.db, filter, limit, before)
  const states = await listDeliveryStates(
    context.db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({ ...row, message: firstLine(row.message), delivery: states.get(row.id) ?? null }))
}

export async function countContactMessages(context: Context, filter: MessageFilter): Promise<number> {
  requireReader(context)
  return countMessageRows(context.db, filter)
}

const firstLine = (message: string): string => message.replace(/\s+/g, ' ').trim().slice(0, FIRST_LINE)

/** How many the owner has not opened; for the owner and the system. */
export async function countUnreadMessages(context: Context): Promise<number> {
  if (context.actor.kind !== 'system') requireReader(context)
  return countMessageRows(context.db, { state: 'ongelezen' })
}
