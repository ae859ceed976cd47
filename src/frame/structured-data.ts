/** What the site says of itself and of a page's place, in the words of schema.org. Nothing here is a claim that was not checked. */
import { siteName } from '../platform/site-name.ts'
import type { Brand } from '../settings/brand/brand.ts'
import type { SiteInfo } from './site-info.ts'

export interface SiteOrigin {
  origin: string
  /** Without it, that of the house. */
  brand?: () => Brand
}

export interface Crumb {
  name: string
  path: string
}

export const organisation = ({ origin, brand }: SiteOrigin): object => ({
  '@type': 'Organization',
  '@id': `${origin}/#organisatie`,
  name: siteName(),
  url: `${origin}/`,
  logo: origin + (brand?.().mark?.path ?? '/apple-touch-icon.png'),
})

const website = ({ origin }: { origin: string }): object => ({
  '@type': 'WebSite',
  '@id': `${origin}/#site`,
  name: siteName(),
  url: `${origin}/`,
  inLanguage: 'nl',
  publisher: { '@id': `${origin}/#organisatie` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/zoeken?q={zoekwoorden}` },
    'query-input': 'required name=zoekwoorden',
  },
})

/** The path from the home page; `crumbs` end at the page itself. */
export const breadcrumbList = (crumbs: readonly Crumb[], { origin }: { origin: string }): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(path, origin).href,
  })),
})

/** What the home page says of the site. How to reach the organisation is told in live only, where the details are the owner's own. */
export function describeSite(site: Pick<SiteInfo, 'demo' | 'phone' | 'email' | 'company'>, app: SiteOrigin): object[] {
  const contactPoint = { '@type': 'ContactPoint', contactType: 'customer service', telephone: site.phone, email: site.email, availableLanguage: 'nl' }
  const own = { ...(site.company && { legalName: site.company.legalName }), contactPoint }
  return [{ ...organisation(app), ...(!site.demo && own) }, website(app)]
}
