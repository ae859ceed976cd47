/** A call to action for quotes: the one orange button of a screen. It posts, so that the click counts without JavaScript. */
import '../ui/styles/tools.css'
import { CTA_PATH } from './cta-click.ts'
import type { QuoteOffer } from './quote-offer.ts'
import { quoteAddress } from '../deeds/quote-address.ts'
import { disclosureEn, ownRequestEn } from './redirects.en.ts'
import { quoteTexts, redirectTexts } from './redirects.nl.ts'

interface QuoteBlockProps extends QuoteOffer {
  /** It stands below a heading of the second level, and below the text once more. */
  inSection?: boolean
  /** Of the words. */
  lang?: 'nl' | 'en'
}

export function QuoteBlock({ inSection = false, lang = 'nl', title, description, buttonText, ...offer }: QuoteBlockProps) {
  const { context, slug, ctaType, destination, sourcePage, region, service } = offer
  const fields = { cta_type: ctaType, destination, slug, source_page: sourcePage, context, region, service }
  const headingId = inSection ? undefined : `offerte-${ctaType}`
  const [Part, Heading] = inSection ? (['div', 'h3'] as const) : (['section', 'h2'] as const)
  return (
    <Part className="quote-block" aria-labelledby={headingId}>
      <Heading id={headingId}>{title}</Heading>
      <p>{description}</p>
      <form method="post" action={CTA_PATH}>
        {Object.entries(fields).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
        <button className="button button-action" type="submit">
          {buttonText}
        </button>
      </form>
      {destination === 'out' && <p className="quote-disclosure">{lang === 'en' ? disclosureEn : redirectTexts.disclosure}</p>}
      {destination === 'out' && (
        <p className="quote-other">
          <a href={quoteAddress({ deed: service, place: region })} hrefLang={lang === 'en' ? 'nl' : undefined}>
            {lang === 'en' ? ownRequestEn : quoteTexts.ownRequest}
          </a>
        </p>
      )}
    </Part>
  )
}
