/** The columns that editing adds to the notaries and the reviews. */
import type { Generated } from 'kysely'

interface EditedRow {
  /** Goes up with each save; a save that knows an older one is refused. */
  version: Generated<number>
  updated_at: Generated<string | null>
  /** Since then out of sight; erased thirty days later. */
  deleted_at: Generated<string | null>
}

export interface NotaryEditColumns extends EditedRow {
  website: Generated<string | null>
  register_url: Generated<string | null>
  /** YYYY-MM-DD */
  register_day: Generated<string | null>
  /** See `src/notaries/relation.ts`. */
  relation: Generated<string>
  /** When visitors could see it first; null for a draft. */
  listed_at: Generated<string | null>
}

export interface ReviewEditColumns extends EditedRow {
  notary_id: Generated<string | null>
  /** YYYY-MM-DD; null for samples. */
  day: Generated<string | null>
  source_url: Generated<string | null>
  /** YYYY-MM-DD, of the mail that it came in. */
  source_day: Generated<string | null>
  /** See `src/reviews/review-draft.ts`. */
  state: Generated<string>
  refusal_reason: Generated<string | null>
  refusal_note: Generated<string | null>
}
