/** Whoever chose an office reviews it, and this site when they like: once by their link. The owner places it or refuses it with a reason. */
import { findDeed } from '../../deeds/deed.ts'
import { AppError } from '../../errors/errors.ts'
import { isoNow } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { addGivenReview, type GivenReview } from '../../reviews/add-given-review.ts'
import { eraseReviews } from '../../reviews/erase-reviews.ts'
import { completeRequest } from '../quotes.queries.ts'
import { recordStep } from '../record-step.ts'
import { takeReviewLinks, spendReviewLink, type ReviewLinkRow } from './review-links.queries.ts'

export interface GivenReviews {
  name: string
  office: Pick<GivenReview, 'rating' | 'comment'>
  /** Undefined: nothing about this site. */
  site: Pick<GivenReview, 'rating' | 'comment'> | undefined
}

/** Throws `conflict` when the link was used or is too old. */
export async function giveReview(context: Context, { link, given }: { link: ReviewLinkRow; given: GivenReviews }): Promise<void> {
  const now = isoNow(context.clock)
  if (link.expires_at <= now) throw new AppError('conflict')
  const service = findDeed(link.deed)?.label ?? link.deed
  await context.db.transaction().execute(async (tx) => {
    const at = { ...context, db: tx }
    const office = await addGivenReview(at, { ...given.office, name: given.name, service, notaryId: link.notary_id })
    const site = given.site ? await addGivenReview(at, { ...given.site, name: given.name, service, notaryId: null }) : null
    if (!(await spendReviewLink(tx, link.id, { used_at: now, office_review_id: office, site_review_id: site }))) throw new AppError('conflict')
    // It may be erased by now.
    if (await completeRequest(tx, link.request_id)) await recordStep(at, { requestId: link.request_id, step: 'completed', actor: 'visitor' })
  })
}

/** What was given with this link goes from the site at once, and the link with it. */
export async function withdrawReviews(context: Context, link: ReviewLinkRow): Promise<void> {
  await context.db.transaction().execute(async (tx) => eraseReviews({ ...context, db: tx }, await takeReviewLinks(tx, [link.request_id])))
}
