/** What would change in the record of an office, line by line. */
import type { PricePartKey } from '../../deeds/price-parts.ts'
import type { NotaryDraft } from '../../notaries/notary-draft.ts'
import type { NotaryPrice } from '../../notaries/notary.ts'
import { formatDay } from '../../figures/figure-tokens.ts'
import { formatEuros } from '../../platform/number-format.ts'

export type DifferenceName = 'source' | 'phone' | 'website' | 'languages' | 'specializations' | 'features' | PricePartKey | 'total' | 'includes' | 'day'

export interface Difference {
  what: DifferenceName
  /** Slug, of a line of a price. */
  deed: string | null
  /** As it is read; '' where nothing stands. */
  before: string
  after: string
}

const euros = (cents: number | undefined): string => (cents === undefined ? '' : `€\u00A0${formatEuros(cents)}`)

const priceLines = (price: NotaryPrice | undefined): Record<PricePartKey | 'total' | 'includes' | 'day', string> => ({
  fee: euros(price?.parts.fee),
  vat: euros(price?.parts.vat),
  landRegistry: euros(price?.parts.landRegistry),
  registers: euros(price?.parts.registers),
  other: euros(price?.parts.other),
  total: euros(price?.amountCents),
  includes: price?.includes ?? '',
  day: price ? formatDay(price.asOf) : '',
})

const factLines = (draft: NotaryDraft): Record<Exclude<DifferenceName, PricePartKey | 'total' | 'includes' | 'day'>, string> => ({
  source: [draft.source, draft.sourceDay && formatDay(draft.sourceDay)].filter(Boolean).join(', '),
  phone: draft.phone,
  website: draft.website,
  languages: draft.languages.join(', '),
  specializations: draft.specializations.toSorted().join(', '),
  features: draft.features.join(', '),
})

function differing<Name extends DifferenceName>(before: Record<Name, string>, after: Record<Name, string>, deed: string | null): Difference[] {
  return (Object.keys(after) as Name[]).filter((what) => before[what] !== after[what]).map((what) => ({ what, deed, before: before[what], after: after[what] }))
}

const priceOf = ({ prices }: NotaryDraft, deed: string) => prices.find((price) => price.deed === deed)

/** The profile first, then the prices in the order in which they stand there. */
export function compareDrafts(before: NotaryDraft, after: NotaryDraft): Difference[] {
  const named = [...new Set([...before.prices, ...after.prices].map(({ deed }) => deed))]
  return [
    ...differing(factLines(before), factLines(after), null),
    ...named.flatMap((deed) => differing(priceLines(priceOf(before, deed)), priceLines(priceOf(after, deed)), deed)),
  ]
}
