/** A review that its writer gave here, after a request. It waits for the owner, who changes nothing of its words. */
import { dutchDay, isoNow } from '../platform/clock.ts'
import type { TransactionContext } from '../platform/context.ts'
import { newId } from '../platform/ids.ts'
import { formatDay } from '../figures/figure-tokens.ts'
import { REQUEST_SOURCE } from './reviews.nl.ts'
import { insertReview } from './reviews.queries.ts'

export interface GivenReview {
  /** As its writer wants to be called. */
  name: string
  /** 1 to 5. */
  rating: number
  comment: string
  service: string
  /** Null: it is about this site. */
  notaryId: string | null
}

/** The id of the review. */
export async function addGivenReview({ db, clock }: TransactionContext, { notaryId, ...review }: GivenReview): Promise<string> {
  const [id, now, day] = [newId(), isoNow(clock), dutchDay(clock)]
  await insertReview(db, {
    ...review,
    id,
    avatar: null,
    is_sample: false,
    state: 'in_behandeling',
    day,
    date_text: formatDay(day),
    source: REQUEST_SOURCE,
    source_url: null,
    source_day: null,
    notary_id: notaryId,
    refusal_reason: null,
    refusal_note: null,
    given_at: now,
    created_at: now,
    updated_at: now,
  })
  return id
}
