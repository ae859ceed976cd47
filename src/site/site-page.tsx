/** The frame around every public page. It speaks Dutch, also around an English article. */
import type { ReactNode } from 'react'
import './site.css'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader, StatsStrip, TrustBar } from './site-header.tsx'
import type { SiteInfo } from './site-info.ts'
import { siteTexts } from './site.nl.ts'

export function SitePage({ site, children }: { site: SiteInfo; children: ReactNode }) {
  return (
    <>
      <SiteHeader site={site} />
      <aside lang="nl" aria-label={siteTexts.trustListLabel}>
        <TrustBar site={site} />
        <StatsStrip site={site} />
      </aside>
      <main id="inhoud" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter site={site} />
    </>
  )
}
