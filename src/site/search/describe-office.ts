/** An office as a line of the search: where it is, and its price where a deed was named. */
import type { Deed } from '../../deeds/deed.ts'
import { officePath } from '../../notaries/office-address.ts'
import { formatBestPrice, priceTerms } from '../../notaries/notaries.nl.ts'
import { priceFor, type Notary } from '../../notaries/notary.ts'
import type { Found } from './found.ts'
import { foundTexts } from './search.nl.ts'

export function describeOffice(office: Notary, deed: Deed | undefined, score: number): Found {
  const price = deed && priceFor(office, deed.slug)
  const told = deed && price && foundTexts.price(deed.label, `€ ${formatBestPrice(price.amountCents)}`, priceTerms(price), price.asOf)
  return {
    kind: 'office',
    title: office.name,
    href: officePath(office.slug),
    text: foundTexts.office(office.location, told),
    isSample: office.isSample,
    score,
  }
}
