/** What the frame around every page shows: mode, contact, company and claims, from the settings. */
import { randomInt } from 'node:crypto'
import { brandOf } from '../settings/brand/brand.ts'
import type { brandSettings } from '../settings/brand/brand.settings.ts'
import type { ClaimId } from '../settings/claims/claim-ids.ts'
import { trustLabels } from '../settings/claims/claim.ts'
import type { claimWordings } from '../settings/claims/claims.settings.ts'
import type { identitySettings } from '../settings/identity.settings.ts'
import type { modeSettings } from '../settings/mode.settings.ts'
import type { ValuesOf } from '../settings/setting.ts'
import type { companySettings } from './company.settings.ts'
import { avatarDrawing, type AvatarDrawing } from '../ui/illustrations/assistant-avatars.ts'
import { trustLabelsIn, type PageLanguage } from './languages.ts'
import { navigationIn, type Navigation } from './navigation.ts'
import { claimTexts } from './site.nl.ts'

/** What the reviews say together. */
export interface RatingSummary {
  /** Mean with one decimal: '4.9'. */
  score: string
  count: string
}

export interface SiteInfo {
  demo: boolean
  lang: PageLanguage
  /** Of the own mark; undefined for that of the house. */
  mark: string | undefined
  path: string
  /** The address of the page, as it is written on paper. */
  address: string
  navigation: Navigation
  phone: string
  email: string
  /** What calling costs and when; undefined without evidence, as the next. */
  phoneTerms: string | undefined
  answerTime: string | undefined
  company: { legalName: string; address: string; kvk: string; vatId: string } | undefined
  rating: RatingSummary | undefined
  /** Sentences the owner stands for; in live none without evidence that is valid today. */
  claims: string[]
  /** In capitals above the page, under the same rule. */
  trustLabels: string[]
  /** Each is shown only where there is something true to say. */
  stats: { helped: string | undefined; notariesOnline: number | undefined; visitorsOnline: number | undefined }
  assistantName: string
  avatar: AvatarDrawing
  /** Under the field of the chat. */
  disclaimer: string
  /** Pages about the company elsewhere. */
  reviewSites: { name: string; url: string }[]
}

type SiteValues = ValuesOf<typeof brandSettings & typeof companySettings & typeof identitySettings & typeof claimWordings & typeof modeSettings>

export interface SiteSources {
  origin: string
  settings: () => SiteValues
  rating: () => RatingSummary | undefined
  /** Claims that may be shown today. */
  claims: () => ReadonlySet<ClaimId>
  presence: { visitorsOnline(): number | undefined }
}

const labels = ['confidential', 'free', 'independent'] as const

/** In the order of the home page. */
const sentences: readonly { claim: ClaimId; sentence: (s: SiteValues) => string }[] = [
  { claim: 'quotes-within', sentence: (s) => claimTexts.quotes(s.claim_quotes_within) },
  { claim: 'savings', sentence: (s) => claimTexts.savings(s.claim_savings) },
  { claim: 'experience', sentence: (s) => claimTexts.experience(s.claim_experience) },
]

/** In demo the figures are the specified samples; in live nothing is shown that was not counted or has no evidence. */
export function readSiteInfo(sources: SiteSources, path: string, lang: PageLanguage = 'nl'): SiteInfo {
  const s = sources.settings()
  const demo = s.site_mode !== 'live'
  const shown = sources.claims()
  const worded = trustLabelsIn(lang, trustLabels)
  const company = { legalName: s.company_legal_name, address: s.company_address, kvk: s.company_kvk, vatId: s.company_vat_id }
  return {
    demo,
    lang,
    mark: brandOf(s).mark?.path,
    path,
    address: sources.origin + path,
    navigation: navigationIn(lang),
    phone: s.contact_phone,
    email: s.contact_email,
    phoneTerms: shown.has('phone-terms') ? s.claim_phone_terms : undefined,
    answerTime: shown.has('answer-time') ? s.claim_answer_time : undefined,
    company: company.legalName === '' ? undefined : company,
    rating: demo ? { score: s.claim_rating, count: s.claim_review_count } : sources.rating(),
    claims: sentences.flatMap(({ claim, sentence }) => (shown.has(claim) ? [sentence(s)] : [])),
    trustLabels: labels.flatMap((label) => (shown.has(label) ? [worded[label] ?? trustLabels[label]] : [])),
    stats: {
      helped: shown.has('helped') ? s.claim_helped : undefined,
      notariesOnline: demo ? randomInt(1, 4) : undefined,
      visitorsOnline: demo ? randomInt(2, 12) : sources.presence.visitorsOnline(),
    },
    assistantName: s.assistant_name,
    avatar: avatarDrawing(s.assistant_avatar),
    disclaimer: s.assistant_disclaimer,
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
