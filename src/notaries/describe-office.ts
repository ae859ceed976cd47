/** What the page of an office says of itself to search engines. An invented office is no business: of it only its place on the site is told. */
import { findDeed } from '../deeds/deed.ts'
import type { PageMeta } from '../frame/page-meta.ts'
import { breadcrumbList } from '../frame/structured-data.ts'
import { listingTexts } from './notaries.nl.ts'
import type { Notary, NotaryPrice } from './notary.ts'
import { LISTING_PATH, officePath } from './office-address.ts'
import { officeDescription, officeTitle } from './office.nl.ts'
import { sourcedPrices } from './sourced.ts'

/** Something real to find: an office of which a price with its source is known, or its page in the register. */
export const isWorthFinding = ({ isSample, prices, register, source }: Pick<Notary, 'isSample' | 'prices' | 'register' | 'source'>): boolean =>
  !isSample && (register !== undefined || sourcedPrices(prices, source).length > 0)

export function describeOffice(office: Notary, site: { origin: string }): PageMeta {
  const path = officePath(office.slug)
  const title = officeTitle(office)
  const crumbs = breadcrumbList(
    [
      { name: listingTexts.title, path: LISTING_PATH },
      { name: office.name, path },
    ],
    site,
  )
  return {
    title,
    description: officeDescription(office),
    path,
    index: isWorthFinding(office),
    structuredData: office.isSample ? [crumbs] : [crumbs, businessOf(office, path, site)],
  }
}

/** Only what the page shows, and of the prices only those with everything in them. */
function businessOf(office: Notary, path: string, site: { origin: string }): object {
  const offers = office.prices.filter(({ allIn }) => allIn).map(offerOf)
  return {
    '@type': ['LegalService', 'Notary'],
    '@id': `${new URL(path, site.origin).href}#kantoor`,
    name: office.name,
    url: office.website ?? new URL(path, site.origin).href,
    address: { '@type': 'PostalAddress', addressLocality: office.location, addressCountry: 'NL' },
    ...(office.phone !== undefined && { telephone: office.phone }),
    ...(office.languages.length > 0 && { knowsLanguage: office.languages }),
    ...(office.register && { sameAs: [office.register.url] }),
    ...(offers.length > 0 && { makesOffer: offers }),
  }
}

const offerOf = ({ deed, amountCents, includes, asOf }: NotaryPrice): object => ({
  '@type': 'Offer',
  itemOffered: { '@type': 'Service', name: findDeed(deed)?.label ?? deed, description: includes },
  price: (amountCents / 100).toFixed(2),
  priceCurrency: 'EUR',
  validFrom: asOf,
  priceSpecification: { '@type': 'PriceSpecification', price: (amountCents / 100).toFixed(2), priceCurrency: 'EUR', valueAddedTaxIncluded: true },
})
