/** Tells one webhook of one event, writes down how that went, and gives it up when it goes wrong for too long. */
import { recordAudit } from '../audit/record-audit.ts'
import { endGroup, holdGroup } from '../mail/delivery-groups.ts'
import type { Carried, Carry } from '../mail/carry.ts'
import { closedInside } from '../mail/open-host.ts'
import { postTo } from '../mail/post-to.ts'
import { retryDelayMs } from '../mail/retry-schedule.ts'
import { DeliveryFault, toFault } from '../mail/transport.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { DAY_MS } from '../platform/days.ts'
import { newId } from '../platform/ids.ts'
import { siteName } from '../platform/site-name.ts'
import { labelOf, signatureOf } from './sign.ts'
import { stopped } from './stopped.ts'
import { readTarget } from './target.ts'
import { findWebhookRow, insertTry, markFailing, switchOffRow, updateWebhook, type WebhookRow } from './webhooks.queries.ts'

const ANSWER_MS = 15_000
/** Failing for so long, without one that was taken, it is switched off; not by a delivery that was hardly tried. */
const FAILING_MS = 3 * DAY_MS
const FEWEST_TRIES = 4
/** What waits for a receiver that fails is held back for so long at the most. */
const MOST_HELD_MS = 10 * 60_000
const GONE = 410

interface Tried {
  status: number | null
  fault: DeliveryFault | null
  milliseconds: number
}

/** `inside`: hosts of the environment that may lead inside the network. */
export const carryWebhook =
  ({ inside }: { inside: readonly string[] }): Carry =>
  async (context, delivery) => {
    const hook = await findWebhookRow(context.db, delivery.payload['webhook'] ?? '')
    if (!hook) return false
    if (hook.off_at !== null) throw stopped()
    const tried = await tryOnce(context, hook, delivery, inside)
    await noteTry(context, hook, delivery, tried)
    if (tried.fault) throw tried.fault
    return true
  }

async function tryOnce(context: Context, hook: WebhookRow, { payload, signal }: Carried, inside: readonly string[]): Promise<Tried> {
  const started = performance.now()
  const since = () => Math.round(performance.now() - started)
  try {
    const target = readTarget(hook.url, inside)
    if (!target) throw new DeliveryFault('not_configured', 'webhook_url')
    const status = await post(context, hook, payload, { ...target, signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]) })
    return { status, fault: faultOf(status), milliseconds: since() }
  } catch (error) {
    return { status: null, fault: toFault(error), milliseconds: since() }
  }
}

async function post(
  { clock, secrets }: Context,
  hook: WebhookRow,
  { event = '', type = '', at = '', data = '{}' }: Record<string, string>,
  { url, isListed, signal }: { url: URL; isListed: boolean; signal: AbortSignal },
): Promise<number> {
  const now = clock.now()
  // As it was stored: the text that is signed is the text that is sent.
  const body = `{"type":${JSON.stringify(type)},"timestamp":${JSON.stringify(at)},"data":${data}}`
  const message = { id: event, timestamp: Math.floor(now.getTime() / 1000), body }
  const isChanging = hook.former_secret !== null && hook.former_until !== null && hook.former_until > now.toISOString()
  const sealed = [hook.secret, ...(isChanging && hook.former_secret !== null ? [hook.former_secret] : [])]
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'User-Agent': `${siteName().replaceAll(' ', '')}-Webhooks/1`,
    'webhook-id': message.id,
    'webhook-timestamp': String(message.timestamp),
    'webhook-signature': signatureOf(
      message,
      sealed.map((one) => open(secrets, one, hook.id)),
    ),
  }
  return (await postTo({ url, headers, body: Buffer.from(body), lookup: isListed ? undefined : closedInside, signal })).status
}

function open(secrets: Context['secrets'], sealed: string, id: string): string {
  try {
    return secrets.decrypt(sealed, labelOf(id))
  } catch (cause) {
    throw new DeliveryFault('not_configured', 'webhook_secret', { cause })
  }
}

function faultOf(status: number): DeliveryFault | null {
  if (status >= 200 && status < 300) return null
  if (status === GONE) return new DeliveryFault('answer_not_ok', String(status), { isFinal: true })
  return new DeliveryFault(status >= 300 && status < 400 ? 'moved' : 'answer_not_ok', String(status))
}

async function noteTry(context: Context, hook: WebhookRow, { key, attempt }: Carried, { status, fault, milliseconds }: Tried): Promise<void> {
  const now = context.clock.now()
  await context.db.transaction().execute(async (tx) => {
    const at = now.toISOString()
    const row = { id: newId(), webhook_id: hook.id, delivery_key: key, status, fault: fault?.stored ?? null, duration_ms: milliseconds, tried_at: at }
    await insertTry(tx, row)
    if (!fault) {
      if (hook.failing_since !== null) await updateWebhook(tx, hook.id, { failing_since: null })
      return
    }
    await markFailing(tx, hook.id, at)
    await holdGroup(tx, hook.id, new Date(now.getTime() + Math.min(MOST_HELD_MS, retryDelayMs(attempt, Math.random()))).toISOString())
    const reason = status === GONE ? 'refused' : isLost(hook, now, attempt) ? 'failing' : undefined
    if (reason && (await switchOffRow(tx, hook.id, isoNow(context.clock), reason))) {
      await endGroup(tx, hook.id, stopped())
      await recordAudit({ ...context, db: tx }, { action: 'webhook.stopped', subject: hook.id, details: { name: hook.name, reason } })
    }
  })
}

const isLost = ({ failing_since: since }: WebhookRow, now: Date, attempt: number): boolean =>
  since !== null && attempt >= FEWEST_TRIES && now.getTime() - Date.parse(since) >= FAILING_MS
