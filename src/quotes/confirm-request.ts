/** The visitor confirms the mail address: from here the clock runs, and each office gets its mail; all of it or nothing. */
import { countQuoteStep } from '../events/count-quote-step.ts'
import { enqueueDelivery } from '../mail/enqueue-delivery.ts'
import { wakeOutbox } from '../mail/outbox-signal.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { invitationKey, INVITATION_DELIVERY } from './deliveries.ts'
import { listInvitations, moveInvitation } from './invitations.queries.ts'
import { daysAfter, KEPT_DAYS } from './quote-request.ts'
import { findRequest, openRequest } from './quotes.queries.ts'
import { recordStep } from './record-step.ts'
import { hashOfLink, linkOf } from './secret-links.ts'
import { afterWorkingHours, ANSWER_HOURS, reminderAfter } from './working-days.ts'

/** Once; a second time does nothing. One that waits in the folder of doubtful ones stays there. */
export async function confirmRequest(context: Context, requestId: string): Promise<void> {
  const { secrets, clock } = context
  await context.db.transaction().execute(async (tx) => {
    const now = isoNow(clock)
    const due = afterWorkingHours(now, ANSWER_HOURS)
    if (!(await openRequest(tx, requestId, { confirmed_at: now, due_at: due, erase_at: daysAfter(due, KEPT_DAYS) }))) return
    await recordStep({ ...context, db: tx }, { requestId, step: 'confirmed', actor: 'visitor' })
    const invitations = await listInvitations(tx, requestId)
    for (const { id } of invitations) {
      const link_hash = hashOfLink(linkOf(secrets, 'office', id))
      const remind_at = reminderAfter(now, 0) ?? null
      await moveInvitation(tx, id, ['waiting'], { state: 'invited', link_hash, invited_at: now, due_at: due, remind_at })
      await enqueueDelivery(tx, { kind: INVITATION_DELIVERY, dedupeKey: invitationKey(id), payload: { invitationId: id }, now })
      await recordStep({ ...context, db: tx }, { requestId, step: 'invited', actor: 'system', invitationId: id })
    }
    const deed = (await findRequest(tx, requestId))?.deed ?? ''
    await countQuoteStep({ db: tx, clock }, { measure: 'quote_confirmations', deed })
    if (invitations.length > 0) await countQuoteStep({ db: tx, clock }, { measure: 'quote_invitations', deed, count: invitations.length })
  })
  wakeOutbox(context.db)
}
