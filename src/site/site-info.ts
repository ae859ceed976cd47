/** What the frame around every page shows: mode, contact, company and claims, from the settings. */
import { randomInt } from 'node:crypto'
import type { Article } from '../articles/article.ts'
import type { SettingValues } from '../settings/setting.ts'
import { navigationFor, type Navigation } from './navigation.ts'

export interface SiteInfo {
  demo: boolean
  path: string
  navigation: Navigation
  phone: string
  email: string
  company: { legalName: string; address: string; kvk: string; vatId: string } | undefined
  rating: { score: string; count: string } | undefined
  stats: { helped: string; notariesOnline: number; visitorsOnline: number } | undefined
  assistantName: string
}

export interface SiteSources {
  settings: () => SettingValues
  articles: ReadonlyMap<string, Article>
}

/** In demo the figures are the specified samples; in live nothing is shown that was not counted. */
export function readSiteInfo(sources: SiteSources, path: string): SiteInfo {
  const s = sources.settings()
  const demo = s.site_mode !== 'live'
  const company = { legalName: s.company_legal_name, address: s.company_address, kvk: s.company_kvk, vatId: s.company_vat_id }
  return {
    demo,
    path,
    navigation: navigationFor(sources.articles),
    phone: s.contact_phone,
    email: s.contact_email,
    company: company.legalName === '' ? undefined : company,
    rating: demo ? { score: s.claim_rating, count: s.claim_review_count } : undefined,
    stats: demo ? { helped: s.claim_helped, notariesOnline: randomInt(1, 4), visitorsOnline: randomInt(2, 12) } : undefined,
    assistantName: s.assistant_name,
  }
}
