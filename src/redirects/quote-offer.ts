/** What a call to action for quotes says and where it leads. */
import type { CtaDestination, CtaType } from './cta-click.ts'
import type { Offers } from './redirect-targets.ts'

export interface QuoteOffer {
  title: string
  description: string
  buttonText: string
  /** What the quote is about; becomes the campaign of a click on an article. */
  context: string
  /** Of the partner link, for `out`. */
  slug: string
  ctaType: CtaType
  destination: CtaDestination
  /** Path of the page it stands on. */
  sourcePage: string
  region?: string | undefined
  service?: string | undefined
}

/** As it can be shown: to the partner of its slug while there is one, and otherwise to our own request. */
export function shownOffer<T extends Pick<QuoteOffer, 'slug' | 'destination'>>(offer: T, targets: Offers): T {
  const slug = targets.offered(offer.slug)
  return slug === undefined ? { ...offer, destination: 'request' } : { ...offer, slug }
}
