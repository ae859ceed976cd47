/** A short list of notaries with their price for one deed, for pages of other rooms. */
import type { Distances } from './distances.ts'
import type { Deed } from '../deeds/deed.ts'
import { listingTexts } from './notaries.nl.ts'
import { ContactButton, NotaryMarks, OfficeLine, PriceTag, Rating } from './notary-facts.tsx'
import { NotaryMonogram } from './notary-monogram.tsx'
import { priceFor, type Notary } from './notary.ts'
import { officePath } from './office-address.ts'

interface NotaryCardsProps {
  /** In the order to show them. */
  notaries: readonly Notary[]
  /** The deed whose price is shown; the lowest price where absent. */
  deed?: Deed | undefined
  /** From the place that was looked for. */
  distances?: Distances
  /** In demo the samples are marked as such. */
  demo: boolean
}

/** Stands under a heading of the second level. The buttons lead to the page of the contact form. */
export function NotaryCards({ notaries, deed, distances, demo }: NotaryCardsProps) {
  if (notaries.length === 0) return null
  return (
    <>
      <ul className="notary-cards">
        {notaries.map((notary) => (
          <li key={notary.id} className="notary-card">
            <div className="notary-name">
              <NotaryMonogram name={notary.name} />
              <div>
                <h3>
                  <a href={officePath(notary.slug)}>{notary.name}</a>
                </h3>
                <p className="notary-where">
                  {notary.location}
                  {distances?.[notary.id] !== undefined && <span className="notary-distance">{distances?.[notary.id]}</span>}
                  {demo || !notary.isSample ? <NotaryMarks notary={notary} /> : null}
                </p>
              </div>
            </div>
            <p className="notary-cards-rating">
              <Rating notary={notary} />
            </p>
            <PriceTag price={priceFor(notary, deed?.slug)} nameDeed sample={notary.isSample} />
            <ContactButton notary={notary} />
            <OfficeLine notary={notary} />
          </li>
        ))}
      </ul>
      <p className="notary-quiet">
        {listingTexts.moneyAndOrder} {listingTexts.disclosure}
      </p>
    </>
  )
}
