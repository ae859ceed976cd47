/** The frame around an English page. */
import type { ClaimId } from '../settings/claims/claim-ids.ts'
import { siteName } from '../platform/site-name.ts'
import type { SiteTexts } from './site.nl.ts'

export const siteTextsEn: SiteTexts = {
  tagline: 'Clear answers about notary matters',
  demoShort: 'Demo',
  demoRest: 'with samples',
  demoBar: 'Demo: the notaries, prices, reviews, numbers, promises and telephone rates on this site are samples.',
  skip: 'Skip to content',
  inDutch: '(in Dutch)',
  menu: 'Menu',
  close: 'Close',
  mainNavigation: 'Main menu',
  trustListLabel: 'What you can count on',
  statsLabel: 'On this site',
  rating: (score, count) => `${score} out of 5 from ${count} reviews`,
  articles: 'Read and compare (in Dutch)',
  contact: 'Contact',
  reviewSites: 'Reviews elsewhere',
  company: 'About this site',
  companyUnknown: 'The owner fills in the company name, address, Chamber of Commerce number and VAT number before the site goes live.',
  kvk: 'Chamber of Commerce (KvK) number',
  vat: 'VAT number',
  get notANotary() {
    return `${siteName()} is not a notary’s office and gives no binding legal advice. In your own case you decide together with a notary.`
  },
  moneyModel:
    'We may receive a fixed fee when you go to a partner or request a quote through us. That fee does not depend on your deed or on what you pay the notary.',
  notariesOnline: (n) => (n === 1 ? '1 notary was online just now' : `${n} notaries were online just now`),
  visitorsOnline: (n) => `${n} visitors online`,
}

export const trustLabelsEn: Partial<Record<ClaimId, string>> = { confidential: 'CONFIDENTIAL', free: '100% FREE', independent: 'INDEPENDENT' }

/** What a new installation says in words that the owner may change: as long as he has not, it is said in English. */
export const ownersWordsEn: Readonly<Record<string, string>> = {
  '100+ mensen geholpen': '100+ people helped',
  '0,90 cnt per minuut, dagelijks 08:00-21:00': '0.90 ct per minute, daily 08:00-21:00',
  'Antwoord binnen 1-2 werkdagen': 'Answer within 1-2 working days',
  'De assistent kan zich vergissen en geeft geen juridisch advies.': 'The assistant can be wrong and gives no legal advice.',
}

/** On the Dutch page for an unknown address that looks like an English one. */
export const errorPageTextsEn = {
  title: 'Looking for English?',
  lead: 'This page does not exist, and most of this site is in Dutch. The pages below are in English, and our assistant answers in English too.',
  ask: 'Ask the assistant',
} as const
