/** A stored webhook as others than the database know it. */
import { webhookEvents, type WebhookEvent } from './event.ts'
import type { Webhook } from './webhook.ts'
import type { WebhookRow } from './webhooks.queries.ts'

/** An event that this version does not know is not sent. */
export function eventsOf({ events }: Pick<WebhookRow, 'events'>): WebhookEvent[] {
  const words = new Set(events.split(' '))
  return webhookEvents.filter((event) => words.has(event))
}

/** `now` ISO. */
export const toWebhook = (row: WebhookRow, { now, busy }: { now: string; busy: boolean }): Webhook => ({
  id: row.id,
  name: row.name,
  url: row.url,
  events: eventsOf(row),
  createdAt: row.created_at,
  failingSince: row.failing_since,
  offAt: row.off_at,
  offReason: row.off_reason,
  formerUntil: row.former_until !== null && row.former_until > now ? row.former_until : null,
  busy,
})
