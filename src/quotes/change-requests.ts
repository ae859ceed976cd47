/** What the owner does with requests: let one out of the folder, erase one, mail again, and charge nothing for one that was no good. */
import { writeAsEditor, writeAsOwner } from '../audit/write-as.ts'
import { AppError } from '../errors/errors.ts'
import { enqueueDelivery } from '../mail/enqueue-delivery.ts'
import { wakeOutbox } from '../mail/outbox-signal.ts'
import { countQuoteStep } from '../events/count-quote-step.ts'
import { listDeliveryStates } from '../mail/list-delivery-states.ts'
import { resendDelivery } from '../mail/resend-delivery.ts'
import { cleanText } from '../platform/clean-text.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { canResend, CONFIRM_DELIVERY, PAGE_DELIVERY, keysOf, mailName, pageKey } from './deliveries.ts'
import { eraseTheseRequests } from './erase-requests.ts'
import { listInvitations } from './invitations.queries.ts'
import { clearDoubt, setCredit } from './owner.queries.ts'
import { daysAfter, OWN_DAYS, UNCONFIRMED_DAYS } from './quote-request.ts'
import { findRequest } from './quotes.queries.ts'
import { recordStep } from './record-step.ts'
import { unseal } from './sealed.ts'

/** Its visitor gets the mail that was held back, and from now on the time that the mail names. Throws `not_found`, and `conflict` when it does not wait. */
export async function releaseRequest(context: Context, id: string): Promise<void> {
  await writeAsEditor(context, async (at) => {
    const row = await findRequest(at.db, id)
    if (!row?.sealed) throw new AppError('not_found')
    const eraseAt = daysAfter(isoNow(at.clock), row.state === 'own' ? OWN_DAYS : UNCONFIRMED_DAYS)
    if (!(await clearDoubt(at.db, id, eraseAt))) throw new AppError('conflict')
    await recordStep(at, { requestId: id, step: 'released', actor: 'owner' })
    const kind = row.state === 'own' ? PAGE_DELIVERY : CONFIRM_DELIVERY
    if (row.state !== 'own') await countQuoteStep(at, { measure: 'quote_requests', deed: row.deed })
    if (unseal(at.secrets, id, row.sealed).email !== '')
      await enqueueDelivery(at.db, { kind, dedupeKey: pageKey(id), payload: { requestId: id }, now: isoNow(at.clock) })
    return { result: undefined, audit: { action: 'quote.release', subject: id }, isVisible: false }
  })
  wakeOutbox(context.db)
}

/** Throws `not_found`. */
export async function eraseRequest(context: Context, id: string): Promise<void> {
  await writeAsOwner(context, async (at) => {
    if ((await eraseTheseRequests(at, [{ id }])) === 0) throw new AppError('not_found')
    return { result: undefined, audit: { action: 'quote.delete', subject: id }, isVisible: false }
  })
}

/** A mail of the request goes once more; one that is out says so. Throws `not_found` for another key, and `conflict` when it is on its way, cannot be of use, or went three times more. */
export async function resendMail(context: Context, { id, key }: { id: string; key: string }): Promise<void> {
  await writeAsEditor(context, async (at) => {
    const request = await findRequest(at.db, id)
    const invitations = await listInvitations(at.db, id)
    const keys = keysOf(
      id,
      invitations.map((one) => one.id),
    )
    const delivery = keys.includes(key) ? (await listDeliveryStates(at.db, [key])).get(key) : undefined
    if (!request || !delivery) throw new AppError('not_found')
    if (!canResend(key, delivery, { isConfirmed: request.confirmed_at !== null }) || !(await resendDelivery(at, key))) throw new AppError('conflict')
    return { result: undefined, audit: { action: 'quote.resend', subject: id, details: { mail: mailName(key) } }, isVisible: false }
  })
  wakeOutbox(context.db)
}

const CREDIT_LIMIT = 300

/** '' takes the credit back. Throws `not_found` and `invalid_input`. */
export async function creditInvitation(context: Context, { id, reason }: { id: string; reason: string }): Promise<void> {
  const credit = cleanText(reason)
  if (credit.length > CREDIT_LIMIT) throw new AppError('invalid_input', { fields: ['reason'] })
  await writeAsEditor(context, async ({ db }) => {
    if (!(await setCredit(db, id, credit === '' ? null : credit))) throw new AppError('not_found')
    return { result: undefined, audit: { action: 'quote.credit', subject: id, details: { credited: credit !== '' } }, isVisible: false }
  })
}
