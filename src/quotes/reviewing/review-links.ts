/** The link by which whoever chose an office reviews it, once: made at the choice, mailed once to who agreed to that. */
import { enqueueDelivery } from '../../mail/enqueue-delivery.ts'
import { isoNow } from '../../platform/clock.ts'
import type { Context, TransactionContext } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { REVIEW_DELIVERY, reviewKey } from '../deliveries.ts'
import type { InvitationRow } from '../invitations.queries.ts'
import { daysAfter } from '../quote-request.ts'
import { hashOfLink, linkOf } from '../secret-links.ts'
import { claimReviewMail, insertReviewLink, listDueReviewMails } from './review-links.queries.ts'

/** Most deeds are signed by then, and the mail address of the request is still there. */
const REVIEW_MAIL_DAYS = 21
/** A house is sometimes handed over half a year later. */
export const REVIEW_DAYS = 365

const BATCH = 200

interface Chosen {
  deed: string
  invitation: InvitationRow
  /** The visitor agreed to be asked by mail. */
  mayAsk: boolean
}

export async function makeReviewLink({ db, clock, secrets }: TransactionContext, { deed, invitation, mayAsk }: Chosen): Promise<void> {
  const now = isoNow(clock)
  const { request_id, notary_id, office_name } = invitation
  await insertReviewLink(db, {
    id: newId(),
    request_id,
    notary_id,
    office_name,
    deed,
    link_hash: hashOfLink(linkOf(secrets, 'review', request_id)),
    mail_at: mayAsk ? daysAfter(now, REVIEW_MAIL_DAYS) : null,
    created_at: now,
    expires_at: daysAfter(now, REVIEW_DAYS),
    used_at: null,
    office_review_id: null,
    site_review_id: null,
  })
}

/** How many were asked. Each is claimed by one instance, and asked once. */
export async function askForReviews(context: Context, signal?: AbortSignal): Promise<number> {
  const now = isoNow(context.clock)
  let count = 0
  for (const { id, request_id: requestId } of await listDueReviewMails(context.db, now, BATCH)) {
    if (signal?.aborted) break
    count += await context.db.transaction().execute(async (tx) => {
      if (!(await claimReviewMail(tx, id))) return 0
      await enqueueDelivery(tx, { kind: REVIEW_DELIVERY, dedupeKey: reviewKey(requestId), payload: { requestId }, now })
      return 1
    })
  }
  return count
}
