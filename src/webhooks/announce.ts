/** Something happened that other programs may want to hear of: a delivery for each that does, in the transaction of what happened. */
import type { AnyDatabase } from '../database/database.ts'
import { enqueueDelivery } from '../mail/enqueue-delivery.ts'
import { newId } from '../platform/ids.ts'
import type { EventData, TEST_EVENT } from './event.ts'
import { eventsOf } from './read-webhook.ts'
import { listOpenWebhooks } from './webhooks.queries.ts'

/** The kind of the deliveries of this room. */
export const WEBHOOK_DELIVERY = 'webhook'

export type Announcement = { [Type in keyof EventData]: { type: Type; data: EventData[Type] } }[keyof EventData]

/** `now` ISO. */
export async function announce(db: AnyDatabase, event: Exclude<Announcement, { type: typeof TEST_EVENT }>, now: string): Promise<void> {
  const wanting = (await listOpenWebhooks(db)).filter((hook) => eventsOf(hook).includes(event.type))
  const id = newId()
  for (const hook of wanting) await enqueueEvent(db, { webhookId: hook.id, id, event, now })
}

/** For one webhook alone. */
export async function enqueueEvent(
  db: AnyDatabase,
  { webhookId, id, event, now }: { webhookId: string; id: string; event: Announcement; now: string },
): Promise<void> {
  const payload = { webhook: webhookId, event: id, type: event.type, at: now, data: JSON.stringify(event.data) }
  await enqueueDelivery(db, { kind: WEBHOOK_DELIVERY, dedupeKey: `webhook:${webhookId}:${id}`, payload, group: webhookId, now })
}
