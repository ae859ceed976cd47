/** Erases requests with all that belongs to them: because their term is over, because the visitor wants it, or because the owner does. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-role.ts'
import { forgetDeliveries } from '../mail/forget-deliveries.ts'
import { isoNow } from '../platform/clock.ts'
import { eraseInBatches } from '../platform/erase-in-batches.ts'
import type { Context, TransactionContext } from '../platform/context.ts'
import { eraseReviews } from '../reviews/erase-reviews.ts'
import { keysOf } from './deliveries.ts'
import { closeInvitations, listInvitations } from './invitations.queries.ts'
import { deleteRequests, lockRequest, listRequestsToErase, type RequestRow } from './quotes.queries.ts'
import { takeReviewLinks } from './reviewing/review-links.queries.ts'

const BATCH = 200

/** In the transaction of whoever asks. A review that was given afterwards goes when its writer asks, and no earlier. */
export async function eraseTheseRequests(at: TransactionContext, rows: readonly Pick<RequestRow, 'id'>[], reviews?: 'with-reviews'): Promise<number> {
  const { db } = at
  const ids = rows.map(({ id }) => id).toSorted()
  for (const id of ids) await lockRequest(db, id)
  for (const id of ids)
    await forgetDeliveries(
      db,
      keysOf(
        id,
        (await listInvitations(db, id)).map((invitation) => invitation.id),
      ),
    )
  await closeInvitations(db, ids)
  if (reviews) await eraseReviews(at, await takeReviewLinks(db, ids))
  return deleteRequests(db, ids)
}

/** For the system and the owner: every request whose term is over; returns how many. */
export async function eraseEndedRequests(context: Context, now: string = isoNow(context.clock)): Promise<number> {
  if (context.actor.kind !== 'system') requireOwner(context)
  const erased = await eraseInBatches(() =>
    context.db.transaction().execute(async (tx) => eraseTheseRequests({ ...context, db: tx }, await listRequestsToErase(tx, now, BATCH))),
  )
  if (erased > 0) await recordAudit(context, { action: 'quote.erase', details: { before: now, count: erased } })
  return erased
}
