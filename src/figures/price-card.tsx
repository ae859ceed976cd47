/** A quiet card with what something costs, from which source and when. */
import '../ui/styles/tools.css'
import { wordsIn } from './figure-tokens.ts'
import type { Language } from './figure-words.ts'
import type { PriceLine } from './price-lines.ts'

interface PriceCardProps {
  prices: readonly PriceLine[]
  language?: Language
  /** It stands below the heading of a section about costs. */
  inSection?: boolean
}

export function PriceCard({ prices, language = 'nl', inSection = false }: PriceCardProps) {
  const words = wordsIn(language)
  const Heading = inSection ? 'h3' : 'h2'
  if (prices.length === 0) return null
  return (
    <section className="price-card" aria-labelledby="prijzen">
      <Heading id="prijzen">{inSection ? words.pricesInSection : words.prices}</Heading>
      <dl>
        {prices.map((price) => (
          <div key={price.label} className={price.differs && 'price-other'}>
            <dt>{price.label}</dt>
            <dd>
              <strong>{price.amount}</strong>
              <a href={price.url} rel="noopener">
                {price.source}
              </a>
              , {price.asOf}
              {price.differs && <span className="price-why">{price.differs}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p>{words.pricesNote}</p>
    </section>
  )
}
