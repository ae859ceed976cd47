/** Fixed header with the menu, one strip below it with the trust labels, and the counts that stand at the end of a page. */
import { Fragment, type ReactNode } from 'react'
import { CheckIcon, CloseIcon, MarkIcon, MenuIcon, SearchIcon, StarIcon } from '../ui/icons/icons.tsx'
import type { NavigationLink } from './navigation.ts'
import { siteName } from '../platform/site-name.ts'
import type { SiteInfo } from './site-info.ts'
import { ownersWordsIn, siteTextsIn } from './languages.ts'
import { OwnWords } from './own-words.tsx'

/** Beside each other there is room for two letters alone; read aloud they are words. */
function Links({ links, path, lang, brief = false }: { links: readonly NavigationLink[]; path: string; lang: SiteInfo['lang']; brief?: boolean }) {
  const { inDutch } = siteTextsIn(lang)
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href} hrefLang={link.lang} aria-current={link.href === path ? 'page' : undefined}>
            {link.label}
            {link.lang === 'nl' && brief && <small aria-hidden="true">&nbsp;NL</small>}
            {link.lang === 'nl' && !link.label.endsWith('in Dutch') && <span className={brief ? 'visually-hidden' : undefined}> {inDutch}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** On phones a disclosure that opens without JavaScript. */
function MobileMenu({ site }: { site: SiteInfo }) {
  const texts = siteTextsIn(site.lang)
  return (
    <details className="site-menu">
      <summary>
        <MenuIcon className="when-closed" />
        <CloseIcon className="when-open" />
        <span className="when-closed">{texts.menu}</span>
        <span className="when-open">{texts.close}</span>
      </summary>
      <nav aria-label={texts.mainNavigation}>
        <Links links={site.navigation.mobile} path={site.path} lang={site.lang} />
      </nav>
    </details>
  )
}

/** A longer one takes two lines on a phone. */
const LONG_NAME = 12

export function SiteHeader({ site }: { site: SiteInfo }) {
  const texts = siteTextsIn(site.lang)
  return (
    <>
      <a className="skip-link" href="#inhoud">
        {texts.skip}
      </a>
      <header className="site-header">
        <div className="wrap">
          <a className="brand" href="/" hrefLang={site.lang === 'nl' ? undefined : 'nl'}>
            {site.mark ? <img src={site.mark} alt="" width={30} height={30} /> : <MarkIcon />}
            {siteName().length > LONG_NAME ? <span>{siteName()}</span> : siteName()}
          </a>
          <nav className="site-nav" aria-label={texts.mainNavigation}>
            <Links links={site.navigation.header} path={site.path} lang={site.lang} brief />
          </nav>
          <a
            className="site-search"
            href={site.navigation.search.href}
            hrefLang={site.navigation.search.lang}
            aria-current={site.navigation.search.href === site.path ? 'page' : undefined}
          >
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
  const texts = siteTextsIn(site.lang)
  if (!demo && trustLabels.length === 0 && !rating) return null
  return (
    <aside className="trust-strip" aria-label={texts.trustListLabel}>
      <div className="wrap">
        {demo && (
          <details className="demo-bar">
            <summary>
              {texts.demoShort} <span>{texts.demoRest}</span>
            </summary>
            <p>{texts.demoBar}</p>
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
          <a className="trust-rating" href="/reviews" hrefLang={site.lang === 'nl' ? undefined : 'nl'}>
            <StarIcon /> {texts.rating(rating.score, rating.count)}
          </a>
        )}
      </div>
    </aside>
  )
}

function listStats({ lang, stats: { helped, notariesOnline, visitorsOnline } }: SiteInfo): { key: string; text: ReactNode }[] {
  const texts = siteTextsIn(lang)
  return [
    { key: 'helped', text: helped && <OwnWords text={helped} inEnglish={ownersWordsIn(lang)} /> },
    { key: 'notaries', text: notariesOnline === undefined ? undefined : texts.notariesOnline(notariesOnline) },
    { key: 'visitors', text: visitorsOnline === undefined ? undefined : texts.visitorsOnline(visitorsOnline) },
  ].filter(({ text }) => text !== undefined)
}

export function StatsStrip({ site }: { site: SiteInfo }) {
  const stats = listStats(site)
  if (stats.length === 0) return null
  return (
    <aside aria-label={siteTextsIn(site.lang).statsLabel}>
      <p className="stats-strip wrap">
        {stats.map(({ key, text }, index) => (
          <Fragment key={key}>
            {index > 0 && ' · '}
            <span>{text}</span>
          </Fragment>
        ))}
      </p>
    </aside>
  )
}
