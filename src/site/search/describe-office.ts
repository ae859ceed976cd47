/** An office as a line of the search: where it is, and its price where a deed was named. */
import type { Deed } from '../../deeds/deed.ts'
import { officePath } from '../../notaries/office-address.ts'
import { formatBestPrice, priceTexts } from '../../notaries/notaries.nl.ts'
import { isVatKnown, priceFor, type Notary, type NotaryPrice } from '../../notaries/notary.ts'
import type { Found } from './found.ts'
import { foundTexts } from './search.nl.ts'

const termsOf = (price: NotaryPrice): string => (price.allIn ? priceTexts.allIn : isVatKnown(price) ? priceTexts.vat : priceTexts.withoutVat)

export function describeOffice(office: Notary, deed: Deed | undefined, score: number): Found {
  const price = deed && priceFor(office, deed.slug)
  const told = deed && price && foundTexts.price(deed.label, `€ ${formatBestPrice(price.amountCents)}`, termsOf(price), price.asOf)
  return {
    kind: 'office',
    title: office.name,
    href: officePath(office.slug),
    text: foundTexts.office(office.location, told),
    isSample: office.isSample,
    score,
  }
}
