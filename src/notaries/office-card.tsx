/** One office as a card: name, place and rating, then the price with the button beside it, then what the price is for. Low, so that two stand on the screen of a phone. */
import type { ReactNode } from 'react'
import { columnTexts } from './notaries.nl.ts'
import { ContactButton, NotaryMarks, PriceAmount, PriceWords, Rating, Relation } from './notary-facts.tsx'
import { NotaryMonogram } from './notary-monogram.tsx'
import { priceFor, type Notary } from './notary.ts'
import { officePath } from './office-address.ts'

interface OfficeCardProps {
  notary: Notary
  /** Slug of the deed whose price is shown; the lowest price where absent. */
  deed: string | undefined
  /** From the place that was looked for. */
  distance: string | undefined
  /** What the price is called to who hears the page. */
  priceColumn?: string
  children?: ReactNode
}

/** Stands under a heading of the second level. */
export function OfficeCard({ notary, deed, distance, priceColumn = columnTexts.price, children }: OfficeCardProps) {
  const price = priceFor(notary, deed)
  return (
    <li className="notary-card">
      <div className="notary-name">
        <NotaryMonogram name={notary.name} />
        <div>
          <h3>
            <a href={officePath(notary.slug)}>{notary.name}</a>
          </h3>
          <p className="notary-where">
            {notary.location}
            <NotaryMarks notary={notary} />
            <Distance distance={distance} />
          </p>
        </div>
      </div>
      <dl>
        <div>
          <dt>{columnTexts.rating}</dt>
          <dd>
            <Rating notary={notary} />
          </dd>
        </div>
      </dl>
      <div className="notary-deal">
        <dl>
          <div>
            <dt>{priceColumn}</dt>
            <dd>
              <PriceAmount price={price} sample={notary.isSample} />
            </dd>
          </div>
        </dl>
        <ContactButton notary={notary} />
      </div>
      <p className="notary-terms">
        {price && <PriceWords price={price} />} <Relation notary={notary} />
      </p>
      {children}
    </li>
  )
}

export const Distance = ({ distance }: Pick<OfficeCardProps, 'distance'>) =>
  distance === undefined ? null : <span className="notary-distance">{distance}</span>
