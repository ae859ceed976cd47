/** Asks one office more for a request that runs already, in the transaction of whoever may; its time ends with that of the others. */
import { countQuoteStep } from '../events/count-quote-step.ts'
import { enqueueDelivery } from '../mail/enqueue-delivery.ts'
import type { Notary } from '../notaries/notary.ts'
import { isoNow } from '../platform/clock.ts'
import type { TransactionContext } from '../platform/context.ts'
import { INVITATION_DELIVERY, invitationKey } from './deliveries.ts'
import { insertInvitation } from './invitations.queries.ts'
import type { Match } from './match-offices.ts'
import { newInvitation } from './new-invitation.ts'
import type { RequestRow } from './quotes.queries.ts'
import { recordStep } from './record-step.ts'
import { hashOfLink, linkOf } from './secret-links.ts'
import { reminderAfter } from './working-days.ts'

export async function inviteOffice(
  at: TransactionContext,
  { request, match: { office, reasons } }: { request: RequestRow; match: Match<Notary> },
): Promise<void> {
  const { db, clock, secrets } = at
  const now = isoNow(clock)
  const fresh = newInvitation(request.id, { ...office, reasons }, now)
  const { id } = fresh
  const remindAt = reminderAfter(now, 0)
  await insertInvitation(db, {
    ...fresh,
    state: 'invited',
    link_hash: hashOfLink(linkOf(secrets, 'office', id)),
    invited_at: now,
    due_at: request.due_at,
    remind_at: remindAt !== undefined && request.due_at !== null && remindAt < request.due_at ? remindAt : null,
  })
  await enqueueDelivery(db, { kind: INVITATION_DELIVERY, dedupeKey: invitationKey(id), payload: { invitationId: id }, now })
  await recordStep(at, { requestId: request.id, step: 'invited', actor: 'owner', invitationId: id })
  await countQuoteStep(at, { measure: 'quote_invitations', deed: request.deed })
}
