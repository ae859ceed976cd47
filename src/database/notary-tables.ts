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
  /** Of its page; also in `elk_notary_slugs`. */
  slug: Generated<string | null>
  /** Where its facts come from: an address, or words. */
  source: Generated<string | null>
  /** YYYY-MM-DD, the day they were read there. */
  source_day: Generated<string | null>
}

export interface NotaryPricesTable {
  id: string
  notary_id: string
  /** Slug of a deed, see `src/deeds/deed.ts`. */
  deed: string
  /** Including btw. */
  amount_cents: number
  /** What the price covers, in Dutch. */
  includes: string
  /** YYYY-MM-DD, the day the price was given. */
  as_of: string
  /** Nothing comes on top of it. */
  all_in: boolean
  /** What the amount is made of; null: not told. See `src/deeds/price-parts.ts`. */
  fee_cents: Generated<number | null>
  vat_cents: Generated<number | null>
  land_registry_cents: Generated<number | null>
  registers_cents: Generated<number | null>
  other_cents: Generated<number | null>
}

/** The addresses of offices, also those they had under an earlier name. */
export interface NotarySlugsTable {
  slug: string
  notary_id: string
  created_at: string
}

/** Hashes of the addresses of offices that were erased. */
export interface ErasedSlugsTable {
  slug_hash: string
  erased_at: string
}

/** What was agreed with an office about money; before the first row nothing was. */
export interface OfficeAgreementsTable {
  notary_id: string
  /** YYYY-MM-DD in the Netherlands: from then on, until the next. */
  from_day: string
  /** See `src/notaries/relation.ts`. */
  relation: string
}

export interface ReviewEditColumns extends EditedRow {
  /** Set when its writer gave it here, after a request. */
  given_at: Generated<string | null>
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
