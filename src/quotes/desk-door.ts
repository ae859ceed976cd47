/** The way to its overview for an office that was asked nothing yet: the link goes to the mailbox in its record, and whoever opens it there shows to read that. */
import { AppError } from '../errors/errors.ts'
import { enqueueDelivery } from '../mail/enqueue-delivery.ts'
import { wakeOutbox } from '../mail/outbox-signal.ts'
import type { Notary } from '../notaries/notary.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { DAY_SECONDS, HOUR_MS } from '../platform/days.ts'
import { countAttempt, type Limit } from '../platform/rate-limit.ts'
import { DESK_DELIVERY, deskKey } from './deliveries.ts'
import { isConfirmed } from './list-askable.ts'
import { findOfficeRow, setOffice } from './offices.queries.ts'
import { ensureOfficeRow } from './prove-mailbox.ts'

/** Of one office; apart from those of the codes, so that nobody keeps an office from its code by asking for this. */
const limits: readonly Limit[] = [
  { name: 'quote-desk', max: 3, windowSeconds: HOUR_MS / 1_000 },
  { name: 'quote-desk', max: 10, windowSeconds: DAY_SECONDS },
]
/** Of whoever asks: nobody has all offices mailed. */
const ownLimit: Limit = { name: 'quote-desk-by', max: 5, windowSeconds: DAY_SECONDS }

/** Nothing goes while the owner has not confirmed the address; whoever asks is not told. Throws `too_many_tries` past three an hour and ten a day of one office, and five a day of one visitor. */
export async function sendDeskLink(context: Context, office: Notary): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const { actor } = context
    const asked = [...limits.map((limit) => [limit, office.id] as const), ...(actor.kind === 'visitor' ? [[ownLimit, actor.visitor] as const] : [])]
    for (const [limit, of] of asked) {
      const verdict = await countAttempt(tx, context.clock, limit, of)
      if (!verdict.allowed) throw new AppError('too_many_tries', { retryAfterSeconds: verdict.retryAfterSeconds })
    }
    if (!isConfirmed(office, await findOfficeRow(tx, office.id))) return
    const now = isoNow(context.clock)
    await ensureOfficeRow(tx, office.id, now)
    await enqueueDelivery(tx, { kind: DESK_DELIVERY, dedupeKey: deskKey(office.id, now), payload: { notaryId: office.id, at: now }, now })
  })
  wakeOutbox(context.db)
}

/** By whoever has the link that went to this mailbox. */
export async function proveByDeskLink({ db, clock }: Context, { id, email }: Pick<Notary, 'id' | 'email'>): Promise<void> {
  await setOffice(db, id, { proven_email: email ?? null, proven_at: isoNow(clock), code_at: null })
}
