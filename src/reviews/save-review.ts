/** The owner adds a review or saves one with its moderation: checked, with a version for the history and an audit row. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-owner.ts'
import { formatDay } from '../figures/figure-tokens.ts'
import { dutchDay, isoNow } from '../platform/clock.ts'
import { contentChanged } from '../platform/content-version.ts'
import type { AnyDatabase, Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { newId } from '../platform/ids.ts'
import { recordRevision } from '../revisions/revisions.ts'
import { readStoredReview } from './open-review.ts'
import { changeReview } from './review-edit.queries.ts'
import { findReviewFaults, tidyReview, type ReviewDraft } from './review-draft.ts'
import { mailSource } from './reviews.nl.ts'
import { insertReview } from './reviews.queries.ts'

export interface SaveReview {
  draft: ReviewDraft
  /** The row and the version of it that was on the screen; undefined: a new review. */
  row: { id: string; version: number } | undefined
}

/** What only the room of the offices knows. */
export interface OfficeLookup {
  /** There is such an office of the owner: no sample, and not deleted. */
  isKnownOffice: (context: Pick<Context, 'db'>, id: string) => Promise<boolean>
}

export interface SavedReview {
  id: string
  version: number
}

/** The draft as it is stored. Throws `invalid_input` with the fields at fault. */
export async function checkReview(context: Pick<Context, 'clock' | 'db'> & OfficeLookup, draft: ReviewDraft): Promise<ReviewDraft> {
  const tidy = tidyReview(draft)
  const fields: string[] = Object.keys(findReviewFaults(tidy, dutchDay(context.clock)))
  if (tidy.notaryId !== '' && !(await context.isKnownOffice(context, tidy.notaryId))) fields.push('notaryId')
  if (fields.length > 0) throw new AppError('invalid_input', { fields })
  return tidy
}

/** Throws `invalid_input`, `not_found`, and `conflict` when somebody else saved in between. */
export async function saveReview(context: Context & OfficeLookup, { draft, row }: SaveReview): Promise<SavedReview> {
  requireOwner(context)
  const checked = await checkReview(context, draft)
  return context.db.transaction().execute((tx) => storeReview({ ...context, db: tx }, { draft: checked, row }))
}

type WriteContext = Omit<Context, 'db'> & { db: AnyDatabase }

/** The writing alone, for a draft that was checked, within a transaction. */
export async function storeReview(context: WriteContext, { draft, row }: SaveReview): Promise<SavedReview> {
  const saved = row ? await change(context, draft, row) : await add(context, draft)
  await recordRevision(context, { kind: 'beoordeling', subjectId: saved.id, data: draft })
  const details = { added: row === undefined, state: draft.state, ...(draft.refusalReason !== '' && { reason: draft.refusalReason }) }
  await recordAudit(context, { action: 'review.save', subject: saved.id, details })
  await contentChanged(context.db)
  return saved
}

async function add(context: WriteContext, draft: ReviewDraft): Promise<SavedReview> {
  const id = newId()
  const now = isoNow(context.clock)
  await insertReview(context.db, { id, avatar: null, is_sample: false, ...columnsOf(draft), created_at: now, updated_at: now })
  return { id, version: 1 }
}

async function change(context: WriteContext, draft: ReviewDraft, { id, version }: { id: string; version: number }): Promise<SavedReview> {
  const stored = await readStoredReview(context.db, id)
  if (stored.isSample) throw new AppError('invalid_input', { fields: ['sample'] })
  if (stored.deletedAt !== null) throw new AppError('not_found')
  if (!(await changeReview(context.db, { id, version }, { ...columnsOf(draft), updated_at: isoNow(context.clock) }))) throw new AppError('conflict')
  return { id, version: version + 1 }
}

const orNull = (text: string): string | null => (text === '' ? null : text)

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
    source: draft.sourceKind === 'mail' ? mailSource(formatDay(draft.sourceDay)) : orNull(draft.sourceName),
    source_url: orNull(draft.sourceUrl),
    source_day: orNull(draft.sourceDay),
    notary_id: orNull(draft.notaryId),
    refusal_reason: orNull(draft.refusalReason),
    refusal_note: orNull(draft.refusalNote),
  }
}
