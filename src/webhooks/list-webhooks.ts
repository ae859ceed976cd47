/** The owner's list of webhooks, and which of them the site switched off. */
import { requireOwner } from '../audit/require-role.ts'
import { busyGroups } from '../mail/delivery-groups.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { toWebhook } from './read-webhook.ts'
import type { Webhook } from './webhook.ts'
import { listStoppedNames, listWebhookRows } from './webhooks.queries.ts'

/** Newest first. */
export async function listWebhooks(context: Context): Promise<Webhook[]> {
  requireOwner(context)
  const now = isoNow(context.clock)
  const rows = await listWebhookRows(context.db)
  const busy = await busyGroups(
    context.db,
    rows.map(({ id }) => id),
    now,
  )
  return rows.map((row) => toWebhook(row, { now, busy: busy.has(row.id) }))
}

/** Their names; for the owner and the system. */
export async function listStoppedWebhooks(context: Context): Promise<string[]> {
  if (context.actor.kind !== 'system') requireOwner(context)
  return listStoppedNames(context.db)
}
