/** What the listing says of itself to search engines. */
import type { PageMeta } from '../frame/page-meta.ts'
import { breadcrumbList } from '../frame/structured-data.ts'
import { listingTexts } from './notaries.nl.ts'
import { LISTING_PATH, officePath } from './office-address.ts'
import type { Notary } from './notary.ts'

interface Listing {
  notaries: readonly Notary[]
  demo: boolean
  /** The query of the address, with its question mark; '' where there is none. */
  search: string
}

/** Samples stay out of search engines, and so does every choice from the list. The list itself is told only when it is true. */
export function describeListing({ notaries, demo, search }: Listing, site: { origin: string }): PageMeta {
  const index = !demo && search === ''
  const crumbs = breadcrumbList([{ name: listingTexts.title, path: LISTING_PATH }], site)
  const { title, description } = listingTexts
  return { title, description, path: LISTING_PATH, index, structuredData: index && notaries.length > 0 ? [crumbs, itemListOf(notaries, site)] : [crumbs] }
}

function itemListOf(notaries: readonly Notary[], site: { origin: string }): object {
  return {
    '@type': 'ItemList',
    numberOfItems: notaries.length,
    itemListElement: notaries.map((notary, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Notary',
        name: notary.name,
        url: new URL(officePath(notary.slug), site.origin).href,
        address: { '@type': 'PostalAddress', addressLocality: notary.location, addressCountry: 'NL' },
        ...(notary.languages.length > 0 && { knowsLanguage: notary.languages }),
      },
    })),
  }
}
