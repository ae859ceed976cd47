/** The owner adds a review or saves one with its moderation, or goes back to an earlier version: checked. */
import { requireEditor } from '../audit/require-role.ts'
import { formatDay } from '../figures/figure-tokens.ts'
import { dutchDay, isoNow } from '../platform/clock.ts'
import type { Context, TransactionContext } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { changeRecord } from '../records/change-record.ts'
import type { RecordRow } from '../records/record-kind.ts'
import { readEarlierVersion } from '../records/revert-record.ts'
import { readStoredReview } from './open-review.ts'
import { updateReview } from './review-edit.queries.ts'
import { findReviewFaults, GIVEN, tidyReview, type ReviewDraft } from './review-draft.ts'
import { refuseSample, reviewRecord } from './review-record.ts'
import { reviewSchema } from './review.schema.ts'
import { mailSource, REQUEST_SOURCE } from './reviews.nl.ts'
import { insertReview } from './reviews.queries.ts'

export interface SaveReview {
  draft: ReviewDraft
  /** The row and the version of it that was on the screen; undefined: a new review. */
  row: RecordRow | undefined
}

/** What only the room of the offices knows. */
export interface OfficeLookup {
  /** There is such an office of the owner: no sample, and not deleted. */
  isKnownOffice: (context: Pick<Context, 'db'>, id: string) => Promise<boolean>
}

/** The draft as it is stored. Throws `invalid_input` with the fields at fault. */
async function checkReview(context: Pick<Context, 'clock' | 'db'> & OfficeLookup, draft: ReviewDraft, before?: ReviewDraft): Promise<ReviewDraft> {
  const isGiven = before?.sourceKind === GIVEN
  const { state, refusalReason, refusalNote } = draft
  // Of what its writer gave here the owner moderates, and changes nothing.
  const tidy = tidyReview(isGiven ? { ...before, state, refusalReason, refusalNote } : draft)
  const fields: string[] = Object.keys(findReviewFaults(tidy, dutchDay(context.clock)))
  if (!isGiven && tidy.sourceKind === GIVEN) fields.push('sourceKind')
  if (!isGiven && tidy.notaryId !== '' && !(await context.isKnownOffice(context, tidy.notaryId))) fields.push('notaryId')
  if (fields.length > 0) throw new AppError('invalid_input', { fields })
  return tidy
}

/** Throws `invalid_input`, `not_found`, and `conflict` when somebody else saved in between. */
export async function saveReview(context: Context & OfficeLookup, { draft, row }: SaveReview): Promise<RecordRow> {
  requireEditor(context)
  const checked = await checkReview(context, draft, row && (await readStoredReview(context.db, row.id)))
  const { state, refusalReason: reason } = checked
  return changeRecord(context, reviewRecord, { row }, async (at, id) => {
    if (row) await changeReview(at, id, checked)
    else await addReview(at, id, checked)
    return { keep: checked, details: { added: row === undefined, state, ...(reason !== '' && { reason }) } }
  })
}

/** The owner goes back to an earlier version. Its moderation stays as it is now. Throws as saving does. */
export async function revertReview(context: Context & OfficeLookup, { row, revision }: { row: RecordRow; revision: string }): Promise<RecordRow> {
  const earlier = await readEarlierVersion(context, 'beoordeling', reviewSchema, { id: row.id, revision })
  const now = await readStoredReview(context.db, row.id)
  const { state, refusalReason, refusalNote } = now
  const checked = await checkReview(context, { ...earlier, state, refusalReason, refusalNote }, now)
  return changeRecord(context, reviewRecord, { row, action: 'restore' }, async (at, id) => {
    await changeReview(at, id, checked)
    return { keep: checked, details: { revision } }
  })
}

async function addReview({ db, clock }: TransactionContext, id: string, draft: ReviewDraft): Promise<void> {
  const now = isoNow(clock)
  await insertReview(db, { id, avatar: null, is_sample: false, ...columnsOf(draft), created_at: now, updated_at: now })
}

async function changeReview({ db, clock }: TransactionContext, id: string, draft: ReviewDraft): Promise<void> {
  await refuseSample(db, id)
  await updateReview(db, id, { ...columnsOf(draft), updated_at: isoNow(clock) })
}

const orNull = (text: string): string | null => (text === '' ? null : text)

function sourceOf({ sourceKind, sourceDay, sourceName }: ReviewDraft): string | null {
  if (sourceKind === GIVEN) return REQUEST_SOURCE
  return sourceKind === 'mail' ? mailSource(formatDay(sourceDay)) : orNull(sourceName)
}

function columnsOf(draft: ReviewDraft) {
  const { name, rating, comment, service, state, day } = draft
  return {
    name,
    rating,
    comment,
    service,
    state,
    day,
    date_text: formatDay(day),
    source: sourceOf(draft),
    source_url: orNull(draft.sourceUrl),
    source_day: orNull(draft.sourceDay),
    notary_id: orNull(draft.notaryId),
    refusal_reason: orNull(draft.refusalReason),
    refusal_note: orNull(draft.refusalNote),
  }
}
