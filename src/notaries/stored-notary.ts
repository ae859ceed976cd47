/** A notary as it is kept, with what visitors do not see: its state, its version, whether it was deleted. */
import { storedList } from './list-notaries.ts'
import type { NotaryPriceRow, NotaryRow } from './notaries.queries.ts'
import type { NotaryDraft, NotaryState } from './notary-draft.ts'
import { partsOfRow } from './price-columns.ts'
import { isRelation } from './relation.ts'

export interface StoredNotary extends NotaryDraft {
  id: string
  version: number
  isSample: boolean
  /** ISO; when it was last saved. */
  updatedAt: string
  deletedAt: string | null
}

const stateOf = (row: Pick<NotaryRow, 'is_active' | 'listed_at'>): NotaryState => (row.is_active ? 'zichtbaar' : row.listed_at === null ? 'concept' : 'uit')

/** The columns that hold a state. A notary that was on the list once is off it, not a draft, until the owner says otherwise. */
export function columnsOf(state: NotaryState, listedAt: string | null, now: string): Pick<NotaryRow, 'is_active' | 'listed_at'> {
  return { is_active: state === 'zichtbaar', listed_at: state === 'concept' ? null : (listedAt ?? now) }
}

export function toStoredNotary(row: NotaryRow, prices: readonly NotaryPriceRow[]): StoredNotary {
  return {
    id: row.id,
    version: row.version,
    isSample: row.is_sample,
    updatedAt: row.updated_at ?? row.created_at,
    deletedAt: row.deleted_at,
    name: row.name,
    location: row.location,
    languages: storedList.parse(JSON.parse(row.languages)),
    specializations: storedList.parse(JSON.parse(row.specializations)),
    features: storedList.parse(JSON.parse(row.features)),
    phone: row.phone ?? '',
    email: row.email ?? '',
    website: row.website ?? '',
    registerUrl: row.register_url ?? '',
    registerDay: row.register_day ?? '',
    source: row.source ?? '',
    sourceDay: row.source_day ?? '',
    relation: isRelation(row.relation) ? row.relation : 'geen',
    state: stateOf(row),
    prices: prices.map((price) => ({
      deed: price.deed,
      amountCents: price.amount_cents,
      includes: price.includes,
      asOf: price.as_of,
      allIn: price.all_in,
      parts: partsOfRow(price),
    })),
  }
}

/** What a version in the history holds. */
export function draftOf({
  name,
  location,
  languages,
  specializations,
  features,
  phone,
  email,
  website,
  registerUrl,
  registerDay,
  source,
  sourceDay,
  relation,
  state,
  prices,
}: NotaryDraft): NotaryDraft {
  return { name, location, languages, specializations, features, phone, email, website, registerUrl, registerDay, source, sourceDay, relation, state, prices }
}
