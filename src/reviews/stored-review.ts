/** A review as it is kept, with what visitors do not see: its moderation, its version, whether it was deleted. */
import type { ReviewRow } from './review-edit.queries.ts'
import { GIVEN, refusalReasons, reviewStates, type ReviewDraft, type SourceKind } from './review-draft.ts'

export interface StoredReview extends ReviewDraft {
  id: string
  version: number
  isSample: boolean
  /** As visitors read the date. */
  dateText: string
  /** ISO; when it was last saved. */
  updatedAt: string
  deletedAt: string | null
}

const sourceKindOf = (row: ReviewRow): SourceKind =>
  row.given_at !== null ? GIVEN : row.source_day !== null ? 'mail' : row.source !== null ? 'site' : 'onbekend'

export function toStoredReview(row: ReviewRow): StoredReview {
  const sourceKind = sourceKindOf(row)
  return {
    id: row.id,
    version: row.version,
    isSample: row.is_sample,
    dateText: row.date_text,
    updatedAt: row.updated_at ?? row.created_at,
    deletedAt: row.deleted_at,
    name: row.name,
    rating: row.rating,
    day: row.day ?? '',
    comment: row.comment,
    service: row.service,
    sourceKind,
    sourceName: sourceKind === 'site' ? (row.source ?? '') : '',
    sourceUrl: row.source_url ?? '',
    sourceDay: row.source_day ?? '',
    notaryId: row.notary_id ?? '',
    state: reviewStates.find((state) => state === row.state) ?? 'in_behandeling',
    refusalReason: refusalReasons.find((reason) => reason === row.refusal_reason) ?? '',
    refusalNote: row.refusal_note ?? '',
  }
}
