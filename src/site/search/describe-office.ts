/** An office as a line of the search: where it is, and its price where a deed was named. */
import type { Deed } from '../../deeds/deed.ts'
import { listingAddress } from '../../notaries/listing-query.ts'
import { formatBestPrice, priceTexts } from '../../notaries/notaries.nl.ts'
import { priceFor, type Notary } from '../../notaries/notary.ts'
import type { Found } from './found.ts'
import { foundTexts } from './search.nl.ts'

/** Where an office is to be read about. */
const officePath = ({ location }: Pick<Notary, 'location'>, deed: Deed | undefined): string =>
  `${listingAddress({ place: location, deed: deed?.slug, order: 'passend' })}#resultaten`

export function describeOffice(office: Notary, deed: Deed | undefined, score: number): Found {
  const price = deed && priceFor(office, deed.slug)
  const told =
    deed && price && foundTexts.price(deed.label, `€ ${formatBestPrice(price.amountCents)}`, price.allIn ? priceTexts.allIn : priceTexts.vat, price.asOf)
  return {
    kind: 'office',
    title: office.name,
    href: officePath(office, deed),
    text: foundTexts.office(office.location, told),
    isSample: office.isSample,
    score,
  }
}
