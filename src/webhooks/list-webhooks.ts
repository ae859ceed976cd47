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
  const ids = (await listWebhookRows(context.db)).map(({ id }) => id)
  const busy = await busyGroups(context.db, ids, now)
  // Read after what is under way: a try that ended in between has its outcome here.
  const rows = await listWebhookRows(context.db)
  return rows.map((row) => toWebhook(row, { now, busy: busy.has(row.id) }))
}

/** Their names; for the owner and the system. */
export async function listStoppedWebhooks(context: Context): Promise<string[]> {
  if (context.actor.kind !== 'system') requireOwner(context)
  return listStoppedNames(context.db)
}
