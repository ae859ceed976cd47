/** The owner adds, changes and removes webhooks. */
import { confirmOwner } from '../accounts/sessions/confirm-owner.ts'
import { writeAsOwner } from '../audit/write-as.ts'
import { AppError } from '../errors/errors.ts'
import { beginGroup, endGroup, forgetGroup } from '../mail/delivery-groups.ts'
import { wakeOutbox } from '../mail/outbox-signal.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { DAY_MS } from '../platform/days.ts'
import { newId } from '../platform/ids.ts'
import { webhookEvents, type WebhookEvent } from './event.ts'
import { labelOf, newSecret } from './sign.ts'
import { stopped } from './stopped.ts'
import { readTarget } from './target.ts'
import { MOST_WEBHOOKS } from './webhook.ts'
import { deleteWebhookRow, findWebhookRow, insertWebhook, listWebhookRows, updateWebhook } from './webhooks.queries.ts'

/** How long the secret before signs along. */
const FORMER_MS = DAY_MS

export interface WebhookServices {
  /** Hosts of the environment that may lead inside the network, as host:port. */
  inside: readonly string[]
}

export interface WebhookInput {
  name: string
  url: string
  events: readonly WebhookEvent[]
  /** Of the owner, unless he signed in just now. */
  password: string | undefined
}

/** In the order of the list, each once. */
const storedEvents = (events: readonly WebhookEvent[]): string => webhookEvents.filter((event) => events.includes(event)).join(' ')

function targetOf(url: string, { inside }: WebhookServices): string {
  const target = readTarget(url, inside)
  if (!target) throw new AppError('invalid_input', { fields: ['url'] })
  return target.url.href
}

/** The secret is shown this once. Throws what `confirmOwner` throws, `invalid_input` with `url`, and `conflict` when there are as many as there can be. */
export async function addWebhook(context: Context, services: WebhookServices, input: WebhookInput): Promise<{ id: string; secret: string }> {
  const url = targetOf(input.url, services)
  await confirmOwner(context, input.password)
  const [id, secret] = [newId(), newSecret()]
  await writeAsOwner(context, async ({ db, clock, secrets }) => {
    if ((await listWebhookRows(db)).length >= MOST_WEBHOOKS) throw new AppError('conflict', { fields: ['webhooks'] })
    await insertWebhook(db, {
      id,
      name: input.name,
      url,
      events: storedEvents(input.events),
      secret: secrets.encrypt(secret, labelOf(id)),
      former_secret: null,
      former_until: null,
      created_at: isoNow(clock),
      failing_since: null,
      off_at: null,
      off_reason: null,
    })
    return { result: undefined, audit: { action: 'webhook.add', subject: id, details: { name: input.name, to: url } }, isVisible: false }
  })
  return { id, secret }
}

/** Another address asks for the owner, as adding does. Throws `not_found`, and what `addWebhook` throws. */
export async function changeWebhook(context: Context, services: WebhookServices, { id, ...input }: WebhookInput & { id: string }): Promise<void> {
  const url = targetOf(input.url, services)
  const before = await findWebhookRow(context.db, id)
  if (before && before.url !== url) await confirmOwner(context, input.password)
  await writeAsOwner(context, async ({ db }) => {
    if (!(await updateWebhook(db, id, { name: input.name, url, events: storedEvents(input.events) }))) throw new AppError('not_found')
    return { result: undefined, audit: { action: 'webhook.save', subject: id, details: { name: input.name, to: url } }, isVisible: false }
  })
}

/** What waits for one that is switched off is given up; what was given up for that begins anew when it is on again. Throws `not_found`. */
export async function switchWebhook(context: Context, { id, on }: { id: string; on: boolean }): Promise<void> {
  await writeAsOwner(context, async ({ db, clock }) => {
    const now = isoNow(clock)
    const values = on ? { off_at: null, off_reason: null, failing_since: null } : { off_at: now, off_reason: 'owner' as const }
    if (!(await updateWebhook(db, id, values))) throw new AppError('not_found')
    if (on) await beginGroup(db, id, stopped(), now)
    else await endGroup(db, id, stopped())
    return { result: undefined, audit: { action: 'webhook.save', subject: id, details: { active: on } }, isVisible: false }
  })
  wakeOutbox(context.db)
}

/** The one before signs along for a day. Throws `not_found`, and what `confirmOwner` throws. */
export async function renewSecret(context: Context, { id, password }: { id: string; password: string | undefined }): Promise<{ secret: string }> {
  await confirmOwner(context, password)
  const secret = newSecret()
  await writeAsOwner(context, async ({ db, clock, secrets }) => {
    const before = await findWebhookRow(db, id)
    if (!before) throw new AppError('not_found')
    const until = new Date(clock.now().getTime() + FORMER_MS).toISOString()
    await updateWebhook(db, id, { secret: secrets.encrypt(secret, labelOf(id)), former_secret: before.secret, former_until: until })
    return { result: undefined, audit: { action: 'webhook.secret', subject: id, details: { name: before.name } }, isVisible: false }
  })
  return { secret }
}

/** With its log and all that waits for it. Throws `not_found`. */
export async function removeWebhook(context: Context, id: string): Promise<void> {
  await writeAsOwner(context, async ({ db }) => {
    const before = await findWebhookRow(db, id)
    if (!before || !(await deleteWebhookRow(db, id))) throw new AppError('not_found')
    await forgetGroup(db, id)
    return { result: undefined, audit: { action: 'webhook.delete', subject: id, details: { name: before.name } }, isVisible: false }
  })
}
