/** An office answers: with a quote by line, which it can replace by another, or with a reason why not. */
import type { PricePartKey } from '../deeds/price-parts.ts'
import { AppError } from '../errors/errors.ts'
import { countQuoteStep } from '../events/count-quote-step.ts'
import { enqueueDelivery } from '../mail/enqueue-delivery.ts'
import { wakeOutbox } from '../mail/outbox-signal.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context, TransactionContext } from '../platform/context.ts'
import { submissionId } from '../platform/submission-id.ts'
import type { DeclineReason } from './decline-reason.ts'
import { ARRIVED_DELIVERY, arrivedKey } from './deliveries.ts'
import { findInvitation, moveInvitation, type InvitationRow } from './invitations.queries.ts'
import { sumOf } from './quote-lines.ts'
import { findQuote, findRequest, insertQuote, lockRequest, type RequestRow } from './quotes.queries.ts'
import { maskForRequest } from './mask-for-request.ts'
import type { QuoteInput } from './read-quote-form.ts'
import { recordStep } from './record-step.ts'

/** While the visitor has not chosen; also after the clock, since late is better than never. */
async function requireOpen({ db }: Pick<TransactionContext, 'db'>, requestId: string): Promise<RequestRow> {
  await lockRequest(db, requestId)
  const request = await findRequest(db, requestId)
  if (request?.state !== 'open' && request?.state !== 'ended') throw new AppError('conflict')
  return request
}

/** An office answers a request once, however often it changes its quote. Read within the transaction: two forms may come at once. */
async function countFirstAnswer({ db, clock }: Pick<TransactionContext, 'db' | 'clock'>, { id, deed }: { id: string; deed: string }): Promise<void> {
  if ((await findInvitation(db, id))?.answered_at === null) await countQuoteStep({ db, clock }, { measure: 'quote_answers', deed })
}

interface Answer {
  invitation: InvitationRow
  quote: QuoteInput
  asked: readonly PricePartKey[]
  /** UUID of the form that was shown. */
  submissionKey: string
}

/** Throws `conflict` when the visitor has chosen, or wants none any more. */
export async function giveQuote(context: Context, { invitation, quote, asked, submissionKey }: Answer): Promise<void> {
  const { id, request_id: requestId, office_name } = invitation
  const quoteId = submissionId(submissionKey, { id, quote })
  await context.db.transaction().execute(async (tx) => {
    const request = await requireOpen({ db: tx }, requestId)
    if (await findQuote(tx, quoteId)) return
    const now = isoNow(context.clock)
    await countFirstAnswer({ ...context, db: tx }, { id, deed: request.deed })
    const { lines, validUntil } = quote
    const { missing, cents } = sumOf(lines, asked)
    const values = { state: 'quoted' as const, total_cents: missing.length === 0 ? cents : null, remind_at: null, decline_reason: null }
    const moved = await moveInvitation(tx, id, ['invited', 'expired', 'quoted', 'declined'], {
      ...values,
      answered_at: invitation.state === 'quoted' ? invitation.answered_at : now,
    })
    if (!moved) throw new AppError('conflict')
    const row = { id: quoteId, request_id: requestId, invitation_id: id, office_name, lines: JSON.stringify(lines), valid_until: validUntil }
    await insertQuote(tx, { ...row, includes: maskForRequest(context.secrets, request, quote.includes), created_at: now })
    await recordStep({ ...context, db: tx }, { requestId, step: 'quoted', actor: 'office', invitationId: id })
    await enqueueDelivery(tx, { kind: ARRIVED_DELIVERY, dedupeKey: arrivedKey(id), payload: { requestId }, now })
  })
  wakeOutbox(context.db)
}

/** Throws `conflict` when it gave a quote, or the visitor has chosen. */
export async function declineInvitation(context: Context, { invitation, reason }: { invitation: InvitationRow; reason: DeclineReason }): Promise<void> {
  const { id, request_id: requestId } = invitation
  await context.db.transaction().execute(async (tx) => {
    const { deed } = await requireOpen({ db: tx }, requestId)
    await countFirstAnswer({ ...context, db: tx }, { id, deed })
    const values = { state: 'declined' as const, decline_reason: reason, answered_at: isoNow(context.clock), remind_at: null }
    if (!(await moveInvitation(tx, id, ['invited', 'expired'], values))) throw new AppError('conflict')
    await recordStep({ ...context, db: tx }, { requestId, step: 'declined', actor: 'office', invitationId: id })
  })
}
