/** Fixed header with the menu, one strip below it with the trust labels, and the counts that stand at the end of a page. */
import { Fragment } from 'react'
import { CheckIcon, CloseIcon, MarkIcon, MenuIcon, SearchIcon, StarIcon } from '../ui/icons/icons.tsx'
import type { NavigationLink } from './navigation.ts'
import { productName } from '../platform/product.ts'
import type { SiteInfo } from './site-info.ts'
import { siteTexts } from './site.nl.ts'

function Links({ links, path }: { links: readonly NavigationLink[]; path: string }) {
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} aria-current={href === path ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** On phones a disclosure that opens without JavaScript. */
function MobileMenu({ site }: { site: SiteInfo }) {
  return (
    <details className="site-menu">
      <summary>
        <MenuIcon className="when-closed" />
        <CloseIcon className="when-open" />
        <span className="when-closed">{siteTexts.menu}</span>
        <span className="when-open">{siteTexts.close}</span>
      </summary>
      <nav aria-label={siteTexts.mainNavigation}>
        <Links links={site.navigation.mobile} path={site.path} />
      </nav>
    </details>
  )
}

export function SiteHeader({ site }: { site: SiteInfo }) {
  return (
    <>
      <a className="skip-link" href="#inhoud" lang="nl">
        {siteTexts.skip}
      </a>
      <header className="site-header" lang="nl">
        <div className="wrap">
          <a className="brand" href="/">
            <MarkIcon />
            {productName}
          </a>
          <nav className="site-nav" aria-label={siteTexts.mainNavigation}>
            <Links links={site.navigation.header} path={site.path} />
          </nav>
          <a className="site-search" href={site.navigation.search.href} aria-current={site.navigation.search.href === site.path ? 'page' : undefined}>
            <SearchIcon />
            <span className="site-search-label">{site.navigation.search.label}</span>
          </a>
          <MobileMenu site={site} />
        </div>
      </header>
    </>
  )
}

/** One strip, so that the page begins high up. Nothing at all when there is nothing true to say. */
export function TrustStrip({ site }: { site: SiteInfo }) {
  const { demo, trustLabels, rating } = site
  if (!demo && trustLabels.length === 0 && !rating) return null
  return (
    <aside className="trust-strip" lang="nl" aria-label={siteTexts.trustListLabel}>
      <div className="wrap">
        {demo && (
          <details className="demo-bar">
            <summary>{siteTexts.demoLabel}</summary>
            <p>{siteTexts.demoBar}</p>
          </details>
        )}
        {trustLabels.length > 0 && (
          <ul>
            {trustLabels.map((label) => (
              <li key={label}>
                <CheckIcon />
                {label}
              </li>
            ))}
          </ul>
        )}
        {rating && (
          <a className="trust-rating" href="/reviews">
            <StarIcon /> {siteTexts.rating(rating.score, rating.count)}
          </a>
        )}
      </div>
    </aside>
  )
}

function listStats({ stats: { helped, notariesOnline, visitorsOnline } }: SiteInfo): string[] {
  return [
    helped,
    notariesOnline === undefined ? undefined : siteTexts.notariesOnline(notariesOnline),
    visitorsOnline === undefined ? undefined : siteTexts.visitorsOnline(visitorsOnline),
  ].filter((text) => text !== undefined)
}

export function StatsStrip({ site }: { site: SiteInfo }) {
  const stats = listStats(site)
  if (stats.length === 0) return null
  return (
    <aside lang="nl" aria-label={siteTexts.statsLabel}>
      <p className="stats-strip wrap">
        {stats.map((text, index) => (
          <Fragment key={text}>
            {index > 0 && ' · '}
            <span>{text}</span>
          </Fragment>
        ))}
      </p>
    </aside>
  )
}
