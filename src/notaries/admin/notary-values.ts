/** What stands in the form of a notary, and how it becomes what is saved. */
import type { NotaryRating } from '../../reviews/list-notary-ratings.ts'
import { parseEuros } from '../../platform/money-input.ts'
import { formatEuros } from '../../platform/number-format.ts'
import { deedLabel } from '../notaries.nl.ts'
import { emptyDraft, type NotaryDraft } from '../notary-draft.ts'
import { isCurrentPrice, type Notary, type NotaryPrice } from '../notary.ts'
import { draftFaultSentence, editTexts, relationNames, stateNames } from './notaries-admin.nl.ts'

export interface PriceValues {
  /** Of this row of the form. */
  key: string
  deed: string
  /** As typed. */
  amount: string
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
    relation: draft.relation,
    state: draft.state,
    languages: [...draft.languages],
    specializations: [...draft.specializations],
    features: [...draft.features],
    prices: draft.prices.map(({ deed, amountCents, includes, asOf, allIn }) => ({
      ...newPrice(asOf),
      deed,
      amount: formatEuros(amountCents),
      includes,
      allIn,
    })),
  }
}

/** An amount that cannot be read becomes zero, which the rules refuse. */
export function draftOfValues(values: NotaryValues): NotaryDraft {
  return {
    ...values,
    prices: values.prices.map(({ deed, amount, ...rest }) => ({
      deed,
      amountCents: parseEuros(amount) ?? 0,
      includes: rest.includes,
      asOf: rest.asOf,
      allIn: rest.allIn,
    })),
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
export function previewOf(draft: NotaryDraft, { sources, ...rated }: NotaryRating & { id: string }, today: string): Notary {
  const readable = (price: NotaryPrice) => price.deed !== '' && price.amountCents > 0 && price.asOf !== '' && isCurrentPrice(price, today)
  return {
    ...draft,
    ...rated,
    reviewSources: sources,
    phone: orUndefined(draft.phone),
    email: orUndefined(draft.email),
    website: orUndefined(draft.website),
    register: draft.registerUrl !== '' && draft.registerDay !== '' ? { url: draft.registerUrl, day: draft.registerDay } : undefined,
    takesMessages: draft.email !== '',
    isSample: false,
    prices: draft.prices.filter(readable).toSorted((a, b) => a.amountCents - b.amountCents),
  }
}

/** A version as one text, for the history. */
export function describeDraft(draft: NotaryDraft): string {
  const prices = draft.prices.map(
    ({ deed, amountCents, includes, asOf, allIn }) =>
      `${deedLabel(deed)} € ${formatEuros(amountCents)} (${asOf}): ${includes}${allIn ? ` (${editTexts.allIn})` : ''}`,
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
    relationNames[draft.relation],
    stateNames[draft.state],
    ...prices,
  ]
  return facts.filter((fact) => fact !== '').join('\n')
}
