/** A quiet card with what something costs, from which source and when. */
import './price-card.css'
import { wordsIn } from './figure-tokens.ts'
import type { Language } from './figure-words.ts'
import type { PriceLine } from './price-lines.ts'

export function PriceCard({ prices, language = 'nl' }: { prices: readonly PriceLine[]; language?: Language }) {
  const words = wordsIn(language)
  if (prices.length === 0) return null
  return (
    <section className="price-card" aria-labelledby="prijzen">
      <h2 id="prijzen">{words.prices}</h2>
      <dl>
        {prices.map((price) => (
          <div key={price.label}>
            <dt>{price.label}</dt>
            <dd>
              <strong>{price.amount}</strong>
              <a href={price.url} rel="noopener">
                {price.source}
              </a>
              , {price.asOf}
            </dd>
          </div>
        ))}
      </dl>
      <p>{words.pricesNote}</p>
    </section>
  )
}
