/** The owner sees what a webhook was told in the last month, and has it told again. */
import { requireOwner } from '../audit/require-role.ts'
import { writeAsOwner } from '../audit/write-as.ts'
import { AppError } from '../errors/errors.ts'
import { busyGroups, listOfGroup, sendOfGroup, type GroupDelivery } from '../mail/delivery-groups.ts'
import type { DeliveryState } from '../mail/delivery-state.ts'
import { wakeOutbox } from '../mail/outbox-signal.ts'
import { readFault } from '../mail/transport.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { newId } from '../platform/ids.ts'
import { pageOf } from '../platform/page-of.ts'
import { enqueueEvent } from './announce.ts'
import { TEST_EVENT } from './event.ts'
import { findWebhookRow, listTries, type TryRow } from './webhooks.queries.ts'

const PAGE_SIZE = 20

interface WebhookTry {
  at: string
  /** Of the answer; null: there was none. */
  status: number | null
  fault: DeliveryState['fault']
  milliseconds: number
}

export interface WebhookDelivery extends Pick<DeliveryState, 'status' | 'attempts' | 'nextTryAt'> {
  id: string
  /** What the receiver knows it by. */
  eventId: string
  type: string
  createdAt: string
  /** Oldest first. */
  tries: WebhookTry[]
}

export interface DeliveriesAsked {
  id: string
  state?: DeliveryState['status'] | undefined
  after?: string | undefined
}

/** Newest first. `busy`: a try is under way, so that what was read may change within seconds. Throws `not_found`. */
export async function listWebhookDeliveries(context: Context, { id, state, after }: DeliveriesAsked) {
  requireOwner(context)
  const { db } = context
  // Before the rows: a try that ends in between is told as under way and read again, instead of never.
  const busy = (await busyGroups(db, [id], isoNow(context.clock))).has(id)
  if (!(await findWebhookRow(db, id))) throw new AppError('not_found')
  const { rows, next } = pageOf(await listOfGroup(db, id, { state, after, limit: PAGE_SIZE + 1 }), PAGE_SIZE, (last) => last.id)
  const tries = Map.groupBy(
    await listTries(
      db,
      rows.map(({ key }) => key),
    ),
    ({ delivery_key }) => delivery_key,
  )
  return { deliveries: rows.map((row) => toDelivery(row, tries.get(row.key) ?? [])), next, busy }
}

const toDelivery = ({ id, payload, status, attempts, nextTryAt, createdAt }: GroupDelivery, tries: readonly TryRow[]): WebhookDelivery => ({
  id,
  eventId: payload['event'] ?? '',
  type: payload['type'] ?? '',
  createdAt,
  status,
  attempts,
  nextTryAt,
  tries: tries.map((one) => ({
    at: one.tried_at,
    status: one.status,
    fault: one.fault === null ? null : readFault(one.fault),
    milliseconds: one.duration_ms,
  })),
})

/** The same event with the same id. Throws `not_found`, and `conflict` when it is on its way or the webhook is off. */
export async function resendToWebhook(context: Context, { id, delivery }: { id: string; delivery: string }): Promise<void> {
  await writeAsOwner(context, async ({ db, clock }) => {
    const hook = await findWebhookRow(db, id)
    if (!hook) throw new AppError('not_found')
    if (hook.off_at !== null || !(await sendOfGroup(db, id, { id: delivery, now: isoNow(clock) }))) throw new AppError('conflict')
    return { result: undefined, audit: { action: 'webhook.resend', subject: id, details: { name: hook.name } }, isVisible: false }
  })
  wakeOutbox(context.db)
}

/** Tells it something that did not happen. Throws `not_found`, and `conflict` for one that is off. */
export async function testWebhook(context: Context, id: string): Promise<void> {
  await writeAsOwner(context, async ({ db, clock }) => {
    const hook = await findWebhookRow(db, id)
    if (!hook) throw new AppError('not_found')
    if (hook.off_at !== null) throw new AppError('conflict')
    const event = { type: TEST_EVENT, data: { webhook_id: id } } as const
    await enqueueEvent(db, { webhookId: id, id: newId(), event, now: isoNow(clock) })
    return { result: undefined, audit: { action: 'webhook.test', subject: id, details: { name: hook.name } }, isVisible: false }
  })
  wakeOutbox(context.db)
}
