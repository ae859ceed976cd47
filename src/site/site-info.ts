/** What the frame around every page shows: mode, contact, company and claims, from the settings. */
import { randomInt } from 'node:crypto'
import type { RatingSummary } from '../reviews/review.ts'
import type { SettingValues } from '../settings/setting.ts'
import { navigation, type Navigation } from './navigation.ts'
import { claimTexts } from './site.nl.ts'

export interface SiteInfo {
  demo: boolean
  path: string
  navigation: Navigation
  phone: string
  email: string
  company: { legalName: string; address: string; kvk: string; vatId: string } | undefined
  rating: RatingSummary | undefined
  /** Sentences the owner stands for; in live none without evidence. */
  claims: string[]
  /** Each is shown only where there is something true to say. */
  stats: { helped: string | undefined; notariesOnline: number | undefined; visitorsOnline: number | undefined }
  assistantName: string
  /** Pages about the company elsewhere. */
  reviewSites: { name: string; url: string }[]
}

export interface SiteSources {
  settings: () => SettingValues
  rating: () => RatingSummary | undefined
  presence: { visitorsOnline(): number | undefined }
}

/** In demo the figures are the specified samples; in live nothing is shown that was not counted. */
export function readSiteInfo(sources: SiteSources, path: string): SiteInfo {
  const s = sources.settings()
  const demo = s.site_mode !== 'live'
  const company = { legalName: s.company_legal_name, address: s.company_address, kvk: s.company_kvk, vatId: s.company_vat_id }
  return {
    demo,
    path,
    navigation,
    phone: s.contact_phone,
    email: s.contact_email,
    company: company.legalName === '' ? undefined : company,
    rating: demo ? { score: s.claim_rating, count: s.claim_review_count } : sources.rating(),
    claims: demo ? [claimTexts.quotes(s.claim_quotes_within), claimTexts.savings(s.claim_savings), claimTexts.experience(s.claim_experience)] : [],
    stats: demo
      ? { helped: s.claim_helped, notariesOnline: randomInt(1, 4), visitorsOnline: randomInt(2, 12) }
      : { helped: undefined, notariesOnline: undefined, visitorsOnline: sources.presence.visitorsOnline() },
    assistantName: s.assistant_name,
    reviewSites: listReviewSites(s.review_sites),
  }
}

/** Addresses separated by spaces, each named after its site; what is no address is left out. */
function listReviewSites(addresses: string): SiteInfo['reviewSites'] {
  return addresses.split(/\s+/).flatMap((address) => {
    const url = URL.parse(address)
    return url?.protocol === 'https:' ? [{ name: url.hostname.replace(/^www\./, ''), url: url.href }] : []
  })
}
