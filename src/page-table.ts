/** Every page of the sitemap: what it reads from the query of its address, and whether it may be kept. A test holds it against `src/pages`. */
import { PREVIEW_PAGE } from './articles/preview-page.ts'
import { calculators, overviewPage } from './figures/calculator-pages.ts'
import { calculatorFields } from './figures/calculators/open-calculator.ts'
import { COMPARE_PATH, compareNames } from './notaries/compare-view.ts'
import { CONTACT_PATH } from './notaries/contact-props.ts'
import { CONTACT_NAMES } from './notaries/contact-request.ts'
import { NOTICE_PATH, noticeNames } from './frame/notice-address.ts'
import { LISTING_PATH, isOfficePath } from './notaries/office-address.ts'
import { RESULTS_PATH } from './deeds/combination.ts'
import { DESK_PATH, QUOTE_PATH, quoteNames } from './deeds/quote-address.ts'
import { DESK_NAMES } from './quotes/desk-link.ts'
import { OFFICE_PATH, OWN_PATH, REVIEW_PATH } from './quotes/own-address.ts'
import { LINK_NAME } from './quotes/secret-links.ts'

export interface PageEntry {
  /** Every other name is taken away before the page is asked. */
  reads: readonly string[]
  /** 'plain': only without a query; 'never': it holds what one visitor typed or was answered. */
  kept: 'always' | 'plain' | 'never'
  /** Has more addresses than anyone can list. */
  isEndless?: boolean
  /** Its address holds a secret that is all that it takes to open it. */
  isSecret?: boolean
}

const kept = (...reads: string[]): PageEntry => ({ reads, kept: 'always' })
const personal = (...reads: string[]): PageEntry => ({ reads, kept: 'never' })
const secret = (...reads: string[]): PageEntry => ({ ...personal(LINK_NAME, ...reads), isSecret: true })

const articlePage = kept()
const resultsPage: PageEntry = { ...kept(), isEndless: true }
const officePage: PageEntry = { ...kept(), isEndless: true }

const fixedAddresses: Record<string, PageEntry> = {
  '/': kept(),
  [LISTING_PATH]: kept(...compareNames),
  [COMPARE_PATH]: kept(...compareNames),
  [CONTACT_PATH]: personal(...CONTACT_NAMES),
  '/reviews': kept(),
  [RESULTS_PATH]: kept('plaats', 'akte'),
  // Words are free text: they may name people, so they are kept nowhere.
  '/zoeken': { reads: ['q'], kept: 'plain' },
  [overviewPage.path]: kept(),
  [calculators['transfer-tax'].path]: kept(...calculatorFields['transfer-tax']),
  [calculators['purchase-costs'].path]: kept(...calculatorFields['purchase-costs']),
  [calculators['inheritance-tax'].path]: kept(...calculatorFields['inheritance-tax']),
  [calculators['gift-tax'].path]: kept(...calculatorFields['gift-tax']),
  '/contact': personal('verzonden'),
  '/contact/vanuit-gesprek': personal(),
  [NOTICE_PATH]: personal(...noticeNames),
  [QUOTE_PATH]: personal(...quoteNames),
  [OWN_PATH]: secret('gewist', 'verzonden'),
  [OFFICE_PATH]: secret(),
  [DESK_PATH]: secret(...DESK_NAMES),
  [REVIEW_PATH]: secret('weg'),
  '/gesprek': personal(),
  '/gesprek/oordeel': personal(),
  '/gesprek/wissen': personal(),
  '/over-ons': kept(),
  '/privacy-policy': kept(),
  '/algemene-voorwaarden': kept(),
  '/toegankelijkheid': kept(),
  '/settings': personal(),
  // Read by the owner's preview, which is not asked for by its address.
  [PREVIEW_PAGE]: personal(),
}

/** By the route that its file makes. */
export const pageTable: Readonly<Record<string, PageEntry>> = {
  ...fixedAddresses,
  '/[slug]': articlePage,
  [`${RESULTS_PATH}/[...combination]`]: resultsPage,
  [`${LISTING_PATH}/[office]`]: officePage,
}

const byPath = new Map(Object.entries(fixedAddresses))

/** Of the pages that open for whoever has their address. */
export const secretPaths: ReadonlySet<string> = new Set([...byPath].filter(([, { isSecret }]) => isSecret).map(([path]) => path))

/** Undefined for an address that no page has; `articles` holds slugs. */
export function findPage(path: string, articles: { has(slug: string): boolean }): PageEntry | undefined {
  const fixed = byPath.get(path)
  if (fixed) return fixed
  if (path.startsWith(`${RESULTS_PATH}/`)) return resultsPage
  if (isOfficePath(path)) return officePage
  return articles.has(path.slice(1)) ? articlePage : undefined
}
