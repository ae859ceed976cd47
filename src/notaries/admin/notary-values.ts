/** What stands in the form of a notary, and how it becomes what is saved. */
import type { NotaryRating } from '../../reviews/list-notary-ratings.ts'
import { parseEuros } from '../../platform/money-input.ts'
import { formatEuros } from '../../platform/number-format.ts'
import { givenParts, type PricePartKey, type PriceParts } from '../../deeds/price-parts.ts'
import { readParts, typedParts } from '../../deeds/typed-parts.ts'
import { pricePartLabels } from '../../deeds/price-parts.nl.ts'
import { deedLabel } from '../notaries.nl.ts'
import { emptyDraft, settlePrice, type NotaryDraft } from '../notary-draft.ts'
import { isCurrentPrice, type Notary, type NotaryPrice } from '../notary.ts'
import { originOf, sourcedPrices } from '../sourced.ts'
import { draftFaultSentence, editTexts, relationNames, stateNames } from './notaries-admin.nl.ts'

export interface PriceValues {
  /** Of this row of the form. */
  key: string
  deed: string
  /** As typed; where parts are told it is held against their sum, and does not count. */
  amount: string
  /** As typed, an empty text for a part that is not known. */
  parts: Record<PricePartKey, string>
  includes: string
  asOf: string
  allIn: boolean
}

export interface NotaryValues extends Omit<NotaryDraft, 'prices' | 'languages' | 'specializations' | 'features'> {
  languages: string[]
  specializations: string[]
  features: string[]
  prices: PriceValues[]
}

let keys = 0
/** Also unlike those of a draft from before the page was loaded anew. */
export const newPrice = (today: string): PriceValues => ({
  key: `prijs-${Date.now()}-${(keys += 1)}`,
  deed: '',
  amount: '',
  parts: { fee: '', vat: '', landRegistry: '', registers: '', other: '' },
  includes: '',
  asOf: today,
  allIn: false,
})

export function valuesOf(draft: NotaryDraft = emptyDraft): NotaryValues {
  return {
    name: draft.name,
    location: draft.location,
    phone: draft.phone,
    email: draft.email,
    website: draft.website,
    registerUrl: draft.registerUrl,
    registerDay: draft.registerDay,
    source: draft.source,
    sourceDay: draft.sourceDay,
    relation: draft.relation,
    state: draft.state,
    languages: [...draft.languages],
    specializations: [...draft.specializations],
    features: [...draft.features],
    prices: draft.prices.map(({ deed, amountCents, includes, asOf, allIn, parts }) => ({
      ...newPrice(asOf),
      parts: typedParts(parts),
      deed,
      amount: givenParts(parts).length > 0 ? '' : formatEuros(amountCents),
      includes,
      allIn,
    })),
  }
}

/** An amount that cannot be read becomes zero, which the rules refuse. */
export function draftOfValues(values: NotaryValues): NotaryDraft {
  return {
    ...values,
    prices: values.prices.map(({ deed, amount, parts, ...rest }) =>
      settlePrice({
        deed,
        amountCents: parseEuros(amount) ?? 0,
        includes: rest.includes,
        asOf: rest.asOf,
        allIn: rest.allIn,
        parts: readParts(parts),
      }),
    ),
  }
}

/** Sentences by the fields of the form; the amount is typed there and has another name. */
export const sentencesOf = (faults: Readonly<Record<string, Parameters<typeof draftFaultSentence>[1]>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faults).map(([path, fault]) => {
      const field = path.replace(/amountCents$/, 'amount')
      return [field, draftFaultSentence(field, fault)]
    }),
  )

const orUndefined = (text: string) => (text === '' ? undefined : text)

/** What a visitor of the list would see of the form as it is now. */
export function previewOf(draft: NotaryDraft, { sources, day, ...rated }: NotaryRating & { id: string }, today: string): Notary {
  const readable = (price: NotaryPrice) => price.deed !== '' && price.amountCents > 0 && price.asOf !== '' && isCurrentPrice(price, today)
  const source = originOf(draft.source, draft.sourceDay)
  const register = originOf(draft.registerUrl, draft.registerDay)
  return {
    ...draft,
    ...rated,
    reviewSources: sources,
    ratedOn: day,
    slug: rated.id,
    source,
    phone: orUndefined(draft.phone),
    email: orUndefined(draft.email),
    website: orUndefined(draft.website),
    register: register && { url: register.text, day: register.day },
    takesMessages: draft.email !== '',
    isSample: false,
    prices: sourcedPrices(draft.prices.filter(readable), source).toSorted((a, b) => a.amountCents - b.amountCents),
  }
}

const describeParts = (parts: PriceParts): string => {
  const told = givenParts(parts).map((key) => `${pricePartLabels[key]} ${formatEuros(parts[key] ?? 0)}`)
  return told.length === 0 ? '' : ` = ${told.join(' + ')}`
}

/** A version as one text, for the history. */
export function describeDraft(draft: NotaryDraft): string {
  const prices = draft.prices.map(
    ({ deed, amountCents, includes, asOf, allIn, parts }) =>
      `${deedLabel(deed)} € ${formatEuros(amountCents)}${describeParts(parts)} (${asOf}): ${includes}${allIn ? ` (${editTexts.allIn})` : ''}`,
  )
  const facts = [
    draft.name,
    draft.location,
    draft.languages.join(', '),
    draft.specializations.join(', '),
    draft.features.join(', '),
    draft.phone,
    draft.email,
    draft.website,
    [draft.registerUrl, draft.registerDay].filter(Boolean).join(', '),
    [draft.source, draft.sourceDay].filter(Boolean).join(', '),
    relationNames[draft.relation],
    stateNames[draft.state],
    ...prices,
  ]
  return facts.filter((fact) => fact !== '').join('\n')
}
