/** A call to action for quotes: the one orange button of a screen. It posts, so that the click counts without JavaScript. */
import './quote-block.css'
import { CTA_PATH, type CtaDestination, type CtaType } from './cta-click.ts'
import { redirectTexts } from './redirects.nl.ts'

export interface QuoteBlockProps {
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

export function QuoteBlock({ title, description, buttonText, context, slug, ctaType, destination, sourcePage, region, service }: QuoteBlockProps) {
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
