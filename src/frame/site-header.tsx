/** Fixed header with the menu, the demo bar, the second bar with the trust labels, and the stats strip. */
import { Fragment } from 'react'
import { CheckIcon, CloseIcon, MarkIcon, MenuIcon, StarIcon } from '../ui/icons/icons.tsx'
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
      {site.demo && (
        <aside className="demo-bar" lang="nl" aria-label={siteTexts.demoLabel}>
          {siteTexts.demoBar}
        </aside>
      )}
      <header className="site-header" lang="nl">
        <div className="wrap">
          <a className="brand" href="/">
            <MarkIcon />
            {productName}
          </a>
          <nav className="site-nav" aria-label={siteTexts.mainNavigation}>
            <Links links={site.navigation.header} path={site.path} />
          </nav>
          <MobileMenu site={site} />
        </div>
      </header>
    </>
  )
}

/** Nothing at all when there is nothing true to say. */
export function TrustStrip({ site }: { site: SiteInfo }) {
  const stats = listStats(site)
  const hasBar = site.trustLabels.length > 0 || site.rating !== undefined
  if (!hasBar && stats.length === 0) return null
  return (
    <aside lang="nl" aria-label={siteTexts.trustListLabel}>
      {hasBar && <TrustBar site={site} />}
      {stats.length > 0 && <StatsStrip stats={stats} />}
    </aside>
  )
}

function TrustBar({ site }: { site: SiteInfo }) {
  return (
    <div className="trust-bar">
      <div className="wrap">
        {site.trustLabels.length > 0 && (
          <ul>
            {site.trustLabels.map((label) => (
              <li key={label}>
                <CheckIcon />
                {label}
              </li>
            ))}
          </ul>
        )}
        {site.rating && (
          <a className="trust-rating" href="/reviews">
            <StarIcon /> {siteTexts.rating(site.rating.score, site.rating.count)}
          </a>
        )}
      </div>
    </div>
  )
}

function listStats({ stats: { helped, notariesOnline, visitorsOnline } }: SiteInfo): string[] {
  return [
    helped,
    notariesOnline === undefined ? undefined : siteTexts.notariesOnline(notariesOnline),
    visitorsOnline === undefined ? undefined : siteTexts.visitorsOnline(visitorsOnline),
  ].filter((text) => text !== undefined)
}

function StatsStrip({ stats }: { stats: readonly string[] }) {
  return (
    <p className="stats-strip wrap">
      {stats.map((text, index) => (
        <Fragment key={text}>
          {index > 0 && ' · '}
          <span>{text}</span>
        </Fragment>
      ))}
    </p>
  )
}
