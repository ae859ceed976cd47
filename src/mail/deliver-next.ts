/** Delivers the one delivery that is due the longest: takes it, hands it to its transport, and writes down how that ended. */
import { setTimeout as wait } from 'node:timers/promises'
import { isoNow } from '../platform/clock.ts'
import type { AnyDatabase, Context } from '../platform/context.ts'
import { newId } from '../platform/ids.ts'
import type { Carrier, Carry } from './carry.ts'
import type { ComposeMail } from './mail.ts'
import {
  claimDelivery,
  dropDelivery,
  hasDueDelivery,
  listDied,
  releaseDied,
  settleFailed,
  settleRetry,
  settleSent,
  type ClaimedRow,
  type Lane,
} from './outbox.queries.ts'
import { againSubject } from './mail.nl.ts'
import { readPayload } from './payload.schema.ts'
import { MAX_ATTEMPTS, retryDelayMs } from './retry-schedule.ts'
import { isSuppressed, suppress } from './suppressions.ts'
import { DeliveryFault, toFault, type Transport } from './transport.ts'

export interface DeliveryServices {
  /** Asked for each delivery, so that a changed setting holds for the next. May throw DeliveryFault. */
  transport: () => Transport
  /** Who writes the mail of each kind of delivery. */
  compose: Readonly<Partial<Record<string, ComposeMail>>>
  /** Who carries each kind that is no mail. */
  carry?: Readonly<Partial<Record<string, Carry>>>
  /** Which deliveries are taken; absent: mail. */
  lane?: Lane
  /** What else is written down once a mail of each kind is out, in the transaction that says so. */
  onSent?: Readonly<Partial<Record<string, OnSent>>>
  /** The owner wants no mail of this kind: what it is about is read on screen only. */
  staysHere?: (kind: string) => boolean
}

export type OnSent = (db: AnyDatabase, payload: Record<string, string>, sent: { at: string; by: Carrier }) => Promise<void>

/** Longer than any delivery takes: whoever lets it run out has died. */
export const LEASE_MS = 60_000
const DEADLINE_MS = 30_000
const SETTLE_TRIES = 4
const SETTLE_WAIT_MS = 500

type Ending =
  | { kind: 'sent'; by: Carrier }
  | { kind: 'gone' }
  /** `refused`: the address that gets nothing any more. */
  | { kind: 'retry' | 'failed'; fault: DeliveryFault; refused?: string }

/** False when nothing was due. Throws only when the database is away. */
export async function deliverNext(context: Context, services: DeliveryServices): Promise<boolean> {
  const now = context.clock.now()
  const lease = { lockId: newId(), now: now.toISOString(), until: new Date(now.getTime() + LEASE_MS).toISOString() }
  if (!(await hasDueDelivery(context.db, lease.now, services.lane ?? 'mail'))) return false
  const row = await context.db.transaction().execute(async (tx) => {
    await releaseThoseOfDied(tx, now, services.lane ?? 'mail')
    return claimDelivery(tx, context.dialect, lease, services.lane)
  })
  if (!row) return false
  const started = performance.now()
  const ending = await attempt(context, services, row)
  context.measure?.('delivery', { kind: row.kind, outcome: ending.kind }, performance.now() - started)
  report(context, row, ending)
  await stubbornly(async () => {
    const settled = await settle(context, services, { row, lockId: lease.lockId, ending })
    if (!settled) context.log.warn({ delivery: row.id }, 'the lease of a delivery ran out before it ended')
  })
  return true
}

/** A worker that died once may have died of anything. A delivery whose workers keep dying waits longer each time, so that a server that falls again and again tries others first and does not use up its tries within minutes. */
async function releaseThoseOfDied(db: AnyDatabase, now: Date, lane: Lane): Promise<void> {
  for (const died of await listDied(db, now.toISOString(), lane)) {
    const wait = died.attempts > 1 && died.attempts < MAX_ATTEMPTS ? retryDelayMs(died.attempts - 1, Math.random()) : 0
    await releaseDied(db, died, new Date(now.getTime() + wait).toISOString())
  }
}

async function attempt(context: Context, services: DeliveryServices, row: ClaimedRow): Promise<Ending> {
  // Its worker died each time: perhaps of this very delivery.
  if (row.attempts > MAX_ATTEMPTS) return { kind: 'failed', fault: new DeliveryFault('unknown') }
  if (services.staysHere?.(row.kind)) return { kind: 'sent', by: 'inbox' }
  const carry = services.carry?.[row.kind]
  if (carry) return carried(context, carry, row)
  let receiver: string | undefined
  try {
    const compose = services.compose[row.kind]
    if (!compose) throw new DeliveryFault('unknown', `kind ${row.kind}`)
    const payload = readPayload(row)
    const mail = await compose(context, payload)
    if (!mail) return { kind: 'gone' }
    receiver = mail.to?.address
    if (receiver !== undefined && (await isSuppressed(context, receiver))) return { kind: 'failed', fault: new DeliveryFault('suppressed') }
    const transport = services.transport()
    await transport.deliver(payload['again'] ? { ...mail, subject: againSubject(mail.subject) } : mail, row.dedupe_key, AbortSignal.timeout(DEADLINE_MS))
    return { kind: 'sent', by: transport.name }
  } catch (error) {
    const fault = toFault(error)
    // The owner's own mailbox is tried on: it is mostly a setting that he mends.
    if (fault.code === 'recipient_refused' && receiver !== undefined) return { kind: 'failed', fault, refused: receiver }
    return { kind: row.attempts < MAX_ATTEMPTS ? 'retry' : 'failed', fault }
  }
}

async function carried(context: Context, carry: Carry, row: ClaimedRow): Promise<Ending> {
  try {
    const delivery = { payload: readPayload(row), key: row.dedupe_key, attempt: row.attempts, signal: AbortSignal.timeout(DEADLINE_MS) }
    return (await carry(context, delivery)) ? { kind: 'sent', by: 'webhook' } : { kind: 'gone' }
  } catch (error) {
    const fault = toFault(error)
    return { kind: row.attempts < MAX_ATTEMPTS && !fault.isFinal ? 'retry' : 'failed', fault }
  }
}

function report({ log }: Context, { id, attempts }: ClaimedRow, ending: Ending): void {
  if (ending.kind === 'sent') log.info({ delivery: id, transport: ending.by, attempts }, 'delivered')
  else if (ending.kind !== 'gone') log.warn({ delivery: id, fault: ending.fault.code, attempts, givenUp: ending.kind === 'failed' }, 'not delivered')
}

interface Settling {
  row: ClaimedRow
  lockId: string
  ending: Ending
}

interface SettlingOut extends Omit<Settling, 'ending'> {
  sent: { at: string; by: Carrier }
}

interface SettlingRefused extends Omit<Settling, 'ending'> {
  fault: DeliveryFault
  refused?: string
}

async function settle(context: Context, services: DeliveryServices, { row, lockId, ending }: Settling): Promise<boolean> {
  const held = { id: row.id, lockId }
  switch (ending.kind) {
    case 'sent':
      return settleOut(context, services.onSent?.[row.kind], { row, lockId, sent: { at: isoNow(context.clock), by: ending.by } })
    case 'gone':
      // Mostly gone already, together with its subject.
      await dropDelivery(context.db, held)
      return true
    case 'failed':
      return settleRefused(context, { row, lockId, ...ending })
    case 'retry': {
      const runAt = new Date(context.clock.now().getTime() + retryDelayMs(row.attempts, Math.random())).toISOString()
      return settleRetry(context.db, held, { runAt, error: ending.fault.stored })
    }
  }
}

async function settleRefused(context: Context, { row, lockId, fault, refused }: SettlingRefused): Promise<boolean> {
  return context.db.transaction().execute(async (tx) => {
    if (!(await settleFailed(tx, { id: row.id, lockId }, fault.stored))) return false
    if (refused !== undefined) await suppress({ ...context, db: tx }, { address: refused, fault })
    return true
  })
}

/** Only who still holds the delivery writes down that it is out. */
async function settleOut({ db }: Context, onSent: OnSent | undefined, { row, lockId, sent }: SettlingOut): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await settleSent(tx, { id: row.id, lockId }, sent))) return false
    await onSent?.(tx, readPayload(row), sent)
    return true
  })
}

/** The receiver has it by now: a database that is away for a moment must not make it go out twice. */
async function stubbornly(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === SETTLE_TRIES) throw error
      await wait(SETTLE_WAIT_MS * tries)
    }
  }
}
