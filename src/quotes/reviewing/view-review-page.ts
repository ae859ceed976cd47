/** The page on which whoever chose an office reviews it, and afterwards reads how it stands. */
import { findDeed } from '../../deeds/deed.ts'
import { AppError } from '../../errors/errors.ts'
import { isoNow } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { readForm } from '../../platform/http/request-input.ts'
import { clippedField } from '../../platform/request-fields.ts'
import { toldFault } from '../../platform/told-fault.ts'
import { readGivenReviews, type GivenStanding } from '../../reviews/read-given-reviews.ts'
import { REVIEW_PATH, reviewAddress } from '../own-address.ts'
import { hashOfLink, linkFrom } from '../secret-links.ts'
import { giveReview, withdrawReviews } from './give-review.ts'
import { readReviewForm, reviewFields, type ReviewFormFaults } from './read-review-form.ts'
import { findReviewLink, type ReviewLinkRow } from './review-links.queries.ts'

export interface ReviewView {
  status: number
  retryAfterSeconds?: number | undefined
  link: string
  office: string
  /** 'een testament' */
  deed: string
  /** Of what was given; empty while nothing was. */
  standing: readonly GivenStanding[]
  typed: Readonly<Record<string, string>>
  faults: ReviewFormFaults
  /** What went wrong beside the fields. */
  failed: boolean
}

export type ReviewAnswer = { view: ReviewView } | { gone: 'withdrawn' | 'unknown'; status: number } | { moveTo: string }

const WITHDRAWN = '?weg'
const field = clippedField(5_000).catch('')

/** Never throws for what was typed. */
export async function answerReview(context: Context | undefined, request: Request): Promise<ReviewAnswer> {
  if (!context) throw new AppError('unavailable')
  const link = linkFrom(request)
  const row = link === undefined ? undefined : await findReviewLink(context.db, hashOfLink(link))
  if (link === undefined || !row || row.expires_at <= isoNow(context.clock)) {
    const isWithdrawn = new URL(request.url).search === WITHDRAWN
    return isWithdrawn ? { gone: 'withdrawn', status: 200 } : { gone: 'unknown', status: 404 }
  }
  if (request.method !== 'POST') return { view: await viewOf(context, { row, link }) }
  return act(context, { row, link }, await readForm(request))
}

interface Page {
  row: ReviewLinkRow
  link: string
}

type Come = Partial<Pick<ReviewView, 'status' | 'retryAfterSeconds' | 'typed' | 'faults' | 'failed'>>

async function viewOf({ db }: Context, { row, link }: Page, come: Come = {}): Promise<ReviewView> {
  const ids = [row.office_review_id, row.site_review_id].filter((id) => id !== null)
  return {
    status: 200,
    typed: {},
    faults: {},
    failed: false,
    link,
    office: row.office_name,
    deed: findDeed(row.deed)?.phrase ?? row.deed,
    standing: await readGivenReviews(db, ids),
    ...come,
  }
}

async function act(context: Context, page: Page, posted: Readonly<Record<string, unknown>>): Promise<ReviewAnswer> {
  const of = (name: string): string => field.parse(posted[name] ?? '')
  if (of('doe') === 'weg') {
    await withdrawReviews(context, page.row)
    return { moveTo: `${REVIEW_PATH}${WITHDRAWN}` }
  }
  const typed = Object.fromEntries(reviewFields.map((name) => [name, of(name)]))
  const { given, faults } = readReviewForm(of)
  if (Object.keys(faults).length > 0) return { view: await viewOf(context, page, { status: 422, typed, faults }) }
  try {
    await giveReview(context, { link: page.row, given })
    return { moveTo: reviewAddress(page.link) }
  } catch (error) {
    const { code, status, retryAfterSeconds } = toldFault(context, error)
    // It was given before: the page says how it stands.
    if (code === 'conflict') return { moveTo: reviewAddress(page.link) }
    return { view: await viewOf(context, page, { status, retryAfterSeconds, typed, failed: true }) }
  }
}
