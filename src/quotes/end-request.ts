/** The visitor chooses an office, or wants no quotes any more: the name goes to the one alone, and the others hear that it is over. */
import { AppError } from '../errors/errors.ts'
import { countQuoteStep } from '../events/count-quote-step.ts'
import { enqueueDelivery } from '../mail/enqueue-delivery.ts'
import { wakeOutbox } from '../mail/outbox-signal.ts'
import { announce } from '../webhooks/announce.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context, TransactionContext } from '../platform/context.ts'
import { CHOSEN_DELIVERY, chosenKey, OVER_DELIVERY, overKey } from './deliveries.ts'
import type { InvitationState } from './invitation-state.ts'
import { listInvitations, moveInvitation, type InvitationRow } from './invitations.queries.ts'
import { daysAfter, KEPT_DAYS } from './quote-request.ts'
import { endRequest, findRequest, listQuotes, lockRequest } from './quotes.queries.ts'
import { recordStep } from './record-step.ts'
import { makeReviewLink } from './reviewing/review-links.ts'

/** Who gave a quote was not chosen; whoever could still answer in time need not any more. What an office did, or let go by, stays as it was. Each that had not declined gets one mail. */
const standsAfter: Partial<Record<InvitationState, InvitationState>> = { quoted: 'passed', invited: 'revoked', expired: 'expired' }

async function closeOthers(at: TransactionContext, invitations: readonly InvitationRow[], now: string): Promise<void> {
  for (const { id, state } of invitations) {
    const next = standsAfter[state]
    if (next && (await moveInvitation(at.db, id, [state], { state: next, remind_at: null })))
      await enqueueDelivery(at.db, { kind: OVER_DELIVERY, dedupeKey: overKey(id), payload: { invitationId: id }, now })
  }
}

interface Choice {
  requestId: string
  invitationId: string
  /** The quote that the visitor saw. */
  quoteId: string
  /** What the visitor read and agreed to. */
  consent: string
  /** And may be asked by mail how it went. */
  mayAsk: boolean
}

/** Once; 'changed' when the office has given another quote than the visitor saw. Throws `conflict` when it was chosen before, or that office gave no quote. */
export async function chooseOffice(context: Context, { requestId, invitationId, quoteId, consent, mayAsk }: Choice): Promise<'changed' | undefined> {
  const refused = await context.db.transaction().execute(async (tx) => {
    const at = { ...context, db: tx }
    await lockRequest(tx, requestId)
    const { state, deed = '' } = (await findRequest(tx, requestId)) ?? {}
    const newest = (await listQuotes(tx, requestId)).findLast((quote) => quote.invitation_id === invitationId)
    if ((state === 'open' || state === 'ended') && newest && newest.id !== quoteId) return 'changed'
    const now = isoNow(context.clock)
    const ended = { state: 'chosen' as const, ended_at: now, erase_at: daysAfter(now, KEPT_DAYS) }
    if (!(await endRequest(tx, requestId, ended, consent))) throw new AppError('conflict')
    const all = await listInvitations(tx, requestId)
    const chosen = all.find(({ id }) => id === invitationId)
    if (!chosen || !(await moveInvitation(tx, chosen.id, ['quoted'], { state: 'chosen' }))) throw new AppError('conflict')
    await enqueueDelivery(tx, { kind: CHOSEN_DELIVERY, dedupeKey: chosenKey(chosen.id), payload: { invitationId: chosen.id }, now })
    await makeReviewLink(at, { deed, invitation: chosen, mayAsk })
    await closeOthers(
      at,
      all.filter(({ id }) => id !== chosen.id),
      now,
    )
    await recordStep(at, { requestId, step: 'chosen', actor: 'visitor', invitationId })
    await announce(tx, { type: 'request.office_chosen', data: { request_id: requestId, invitation_id: invitationId } }, now)
    await countQuoteStep(at, { measure: 'quote_choices', deed })
    return undefined
  })
  wakeOutbox(context.db)
  return refused
}

/** Nothing happens when it is over already. */
export async function withdrawRequest(context: Context, requestId: string): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const at = { ...context, db: tx }
    const now = isoNow(context.clock)
    if (!(await endRequest(tx, requestId, { state: 'withdrawn', ended_at: now, erase_at: daysAfter(now, KEPT_DAYS) }))) return
    await closeOthers(at, await listInvitations(tx, requestId), now)
    await recordStep(at, { requestId, step: 'withdrawn', actor: 'visitor' })
  })
  wakeOutbox(context.db)
}
