/** Somebody who came by the link of an office shows to read the mailbox in its record: a code goes there, and is typed in. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '../errors/errors.ts'
import { enqueueDelivery } from '../mail/enqueue-delivery.ts'
import { wakeOutbox } from '../mail/outbox-signal.ts'
import type { Notary } from '../notaries/notary.ts'
import { isoNow, type Clock } from '../platform/clock.ts'
import type { AnyDatabase, Context } from '../platform/context.ts'
import { DAY_SECONDS, HOUR_MS } from '../platform/days.ts'
import { countAttempt, type Limit } from '../platform/rate-limit.ts'
import type { Secrets } from '../platform/secrets.ts'
import { CODE_DELIVERY, codeKey } from './deliveries.ts'
import { DEFAULT_CAPACITY, isConfirmed } from './list-askable.ts'
import { addOfficeRow, countTry, findOfficeRow, setOffice, type OfficeRow } from './offices.queries.ts'

const VALID_MS = HOUR_MS
const MOST_TRIES = 5
const limits: readonly Limit[] = [
  { name: 'quote-code', max: 3, windowSeconds: HOUR_MS / 1_000 },
  { name: 'quote-code', max: 10, windowSeconds: DAY_SECONDS },
]

type Office = Pick<Notary, 'id' | 'email' | 'isSample'>

/** Six digits, the same for an office and a moment, so that the mail can be written without storing them. */
export function codeOf(secrets: Pick<Secrets, 'derive'>, notaryId: string, at: string): string {
  const mac = createHmac('sha256', secrets.derive('quote-codes')).update(`${notaryId}:${at}`).digest()
  return String(mac.readUInt32BE(0) % 1_000_000).padStart(6, '0')
}

export const isProven = ({ email }: Pick<Office, 'email'>, row: OfficeRow | undefined): boolean =>
  email !== undefined && row?.proven_email?.toLowerCase() === email.toLowerCase()

/** It can still be typed in. */
export const isCodeAlive = (clock: Clock, at: string): boolean => clock.now().getTime() - Date.parse(at) <= VALID_MS

/** A sample of the demo has no row until somebody tries it. */
export async function ensureOfficeRow(db: AnyDatabase, id: string, now: string): Promise<void> {
  const fresh = { takes_requests: true, capacity: DEFAULT_CAPACITY, confirmed_email: '', proven_email: null, proven_at: null }
  await addOfficeRow(db, { notary_id: id, ...fresh, code_at: null, code_tries: 0, updated_at: now })
}

/** Throws `too_many_tries` past three an hour and ten a day, and `conflict` while the owner has not confirmed the address. */
export async function sendCode(context: Context, office: Office): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    if (!isConfirmed(office, await findOfficeRow(tx, office.id))) throw new AppError('conflict')
    for (const limit of limits) {
      const verdict = await countAttempt(tx, context.clock, limit, office.id)
      if (!verdict.allowed) throw new AppError('too_many_tries', { retryAfterSeconds: verdict.retryAfterSeconds })
    }
    const now = isoNow(context.clock)
    await ensureOfficeRow(tx, office.id, now)
    await setOffice(tx, office.id, { code_at: now, code_tries: 0 })
    await enqueueDelivery(tx, { kind: CODE_DELIVERY, dedupeKey: codeKey(office.id, now), payload: { notaryId: office.id, at: now }, now })
  })
  wakeOutbox(context.db)
}

export type CodeVerdict = 'proven' | 'wrong' | 'old'

/** 'old': it was sent too long ago, was tried too often, or none was sent. */
export async function tryCode(context: Context, office: Office, typed: string): Promise<CodeVerdict> {
  const { db, clock, secrets } = context
  const at = (await findOfficeRow(db, office.id))?.code_at
  if (!at || !isCodeAlive(clock, at) || !(await countTry(db, office.id, MOST_TRIES))) return 'old'
  const digits = typed.replace(/\D/g, '')
  const right = codeOf(secrets, office.id, at)
  if (digits.length !== right.length || !timingSafeEqual(Buffer.from(digits), Buffer.from(right))) return 'wrong'
  await setOffice(db, office.id, { proven_email: office.email ?? null, proven_at: isoNow(clock), code_at: null })
  return 'proven'
}
