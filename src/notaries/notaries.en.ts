/** What is said in English of a price and of the order of a list: the same as in Dutch. */
import { englishPhraseOf } from '../deeds/english-deeds.ts'
import { givenParts, missingParts, type PricePartKey } from '../deeds/price-parts.ts'
import { straightLineEn } from '../regions/distance.en.ts'
import type { NotaryOrder, NotaryPrice } from './notary.ts'
import { termOf, type PriceTerm } from './price-terms.ts'

const terms: Readonly<Record<PriceTerm, string>> = {
  vat: 'Including VAT.',
  allIn: 'Including VAT and all costs.',
  noVat: 'No VAT is added.',
  allInNoVat: 'All costs are included, no VAT is added.',
  withoutVat: 'Without VAT.',
}

const partNames: Readonly<Record<PricePartKey, string>> = {
  fee: 'fee',
  vat: 'VAT',
  landRegistry: 'land registry',
  registers: 'registers',
  other: 'other costs',
}

const list = new Intl.ListFormat('en-GB')

function describeRest({ deed, allIn, parts }: Pick<NotaryPrice, 'deed' | 'allIn' | 'parts'>): string {
  if (allIn) return ''
  const names = givenParts(parts).length === 0 ? [] : missingParts(deed, parts).map((key) => partNames[key])
  return names.length === 0 ? 'Other costs may be added.' : `Not given: ${list.format(names)}.`
}

/** What is in a price and what may come on top of it. */
export const describeTermsEn = (price: Pick<NotaryPrice, 'deed' | 'allIn' | 'parts'>): string =>
  [terms[termOf(price)], describeRest(price)].filter(Boolean).join(' ')

const onlyAllIn = 'A price only counts if it includes all costs.'

/** Says what `sortNotaries` does. `rated`: whether any notary of the list has a rating. */
export function explainOrderEn(order: NotaryOrder, { deed, rated }: { deed: string | undefined; rated: boolean }): string {
  if (order === 'afstand') return `First comes who is nearest to the place you chose. Where that is equal, who fits best counts. ${straightLineEn}`
  if (order === 'naam' || (deed === undefined && !rated)) return 'The list is in the order of names.'
  const highest = 'First comes the highest rating.'
  if (deed === undefined)
    return `${highest} Where that is equal, the name counts. Prices do not count while no deed is chosen: prices of different deeds cannot be compared.`
  const price = `the price for ${englishPhraseOf(deed) ?? 'this deed'}`
  if (order === 'prijs') return `First comes who is cheapest: we look at ${price}. Where that is equal, the ${rated ? 'rating' : 'name'} counts. ${onlyAllIn}`
  if (order === 'beoordeling') return `${highest} Where that is equal, ${price} counts. ${onlyAllIn}`
  const then = rated ? 'Then the rating, the price and the name count.' : 'Then the price and the name count.'
  return `First comes who gives a price for your deed and names this deed as a speciality. ${then} ${onlyAllIn}`
}
