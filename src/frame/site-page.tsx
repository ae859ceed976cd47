/** The frame around every public page, in the language of the page. */
import type { ReactNode } from 'react'
import './site.css'
import './print.css'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader, StatsStrip, TrustStrip } from './site-header.tsx'
import type { SiteInfo } from './site-info.ts'

export function SitePage({ site, children }: { site: SiteInfo; children: ReactNode }) {
  return (
    <>
      <SiteHeader site={site} />
      <TrustStrip site={site} />
      <main id="inhoud" tabIndex={-1}>
        {children}
      </main>
      <StatsStrip site={site} />
      <SiteFooter site={site} />
    </>
  )
}
