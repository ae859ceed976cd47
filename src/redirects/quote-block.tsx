/** A call to action for quotes: the one orange button of a screen. It posts, so that the click counts without JavaScript. */
import './quote-block.css'
import { CTA_PATH } from './cta-click.ts'
import type { QuoteOffer } from './quote-offer.ts'
import { redirectTexts } from './redirects.nl.ts'

export function QuoteBlock({ title, description, buttonText, context, slug, ctaType, destination, sourcePage, region, service }: QuoteOffer) {
  const fields = { cta_type: ctaType, destination, slug, source_page: sourcePage, context, region, service }
  const headingId = `offerte-${ctaType}`
  return (
    <section className="quote-block" aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <p>{description}</p>
      <form method="post" action={CTA_PATH}>
        {Object.entries(fields).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
        <button className="button button-action" type="submit">
          {buttonText}
        </button>
      </form>
      {destination === 'out' && <p className="quote-disclosure">{redirectTexts.disclosure}</p>}
    </section>
  )
}
