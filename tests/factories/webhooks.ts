/** A site whose owner has another program told what happens. */
import { deliverNext } from '../../src/mail/deliver-next.ts'
import { DeliveryFault } from '../../src/mail/transport.ts'
import { announce, WEBHOOK_DELIVERY } from '../../src/webhooks/announce.ts'
import { carryWebhook } from '../../src/webhooks/carry-webhook.ts'
import { listWebhookDeliveries } from '../../src/webhooks/deliveries.ts'
import { webhookEvents } from '../../src/webhooks/event.ts'
import { addWebhook, type WebhookInput } from '../../src/webhooks/keep-webhooks.ts'
import type { Opened } from '../contract/both-databases.ts'
import type { Receiver } from '../setup/webhook-receiver.ts'
import { owner } from './context.ts'
import { addOwnerAccount, PASSWORD } from './owner-site.ts'

export async function addReceiver(site: Opened, receiver: Pick<Receiver, 'url' | 'host'>, changes: Partial<WebhookInput> = {}) {
  await addOwnerAccount(site.context)
  const input = { name: 'Boekhouding', url: receiver.url, events: webhookEvents, password: PASSWORD, ...changes }
  return addWebhook(site.context.as(owner), { inside: [receiver.host] }, input)
}

const transport = () => {
  throw new DeliveryFault('unknown', 'no mail in this lane')
}

/** Tells everything that is due; how many that were. */
export async function tellWebhooks(site: Opened, receivers: readonly Pick<Receiver, 'host'>[]): Promise<number> {
  const carry = { [WEBHOOK_DELIVERY]: carryWebhook({ inside: receivers.map(({ host }) => host) }) }
  let told = 0
  while (await deliverNext(site.context.as({ kind: 'system' }), { transport, compose: {}, carry, lane: 'groups' })) told += 1
  return told
}

/** Something that webhooks are told of. */
export const happens = (site: Opened, id = crypto.randomUUID()) =>
  announce(site.context.db, { type: 'message.received', data: { message_id: id } }, site.context.clock.now().toISOString())

export const deliveriesOf = async (site: Opened, id: string) => (await listWebhookDeliveries(site.context.as(owner), { id })).deliveries
