/** Pages that are not articles: their address, and what they are called in search results and lists. */
import { contactTexts } from '../contact/contact.nl.ts'
import { calculatorPages } from '../figures/calculator-pages.ts'
import { listingTexts } from '../notaries/notaries.nl.ts'
import { noticeTexts } from '../notices/notices.nl.ts'
import { privacyTexts } from '../privacy/privacy.nl.ts'
import { QUOTE_PATH } from '../deeds/quote-address.ts'
import { requestTexts } from '../quotes/quotes.nl.ts'
import { overviewTexts } from '../results/results.nl.ts'
import { reviewTexts } from '../reviews/reviews.nl.ts'
import { accessibilityTexts } from './accessibility.nl.ts'
import { aboutTexts } from './about.nl.ts'
import { homeTexts } from '../frame/site.nl.ts'
import { termsTexts } from './terms.nl.ts'

export interface FixedPage {
  path: string
  title: string
  description: string
  /** In demo it carries samples, and search engines are asked to stay away. */
  samplesInDemo?: boolean
  /** Says something only where a notary can be found by place. */
  needsResults?: boolean
}

const page = (path: string, { title, description }: { title: string; description: string }): FixedPage => ({ path, title, description })

export const listFixedPages = (): FixedPage[] => [
  page('/', homeTexts),
  { ...page('/notaries', listingTexts), samplesInDemo: true },
  { ...page('/reviews', reviewTexts), samplesInDemo: true },
  { ...page('/results', overviewTexts), needsResults: true },
  page(QUOTE_PATH, requestTexts),
  ...calculatorPages.map((calculator) => page(calculator.path, calculator)),
  page('/contact', contactTexts),
  page('/over-ons', aboutTexts),
  page('/privacy-policy', privacyTexts),
  page('/algemene-voorwaarden', termsTexts),
  page('/toegankelijkheid', accessibilityTexts),
  page('/melding', noticeTexts),
]
