/** A short list of notaries with their price for one deed, for pages of other rooms. */
import type { Distances } from './distances.ts'
import type { Deed } from '../deeds/deed.ts'
import { listingTexts } from './notaries.nl.ts'
import { OfficeLinks } from './notary-facts.tsx'
import type { Notary } from './notary.ts'
import { OfficeCard } from './office-card.tsx'

interface NotaryCardsProps {
  /** In the order to show them. */
  notaries: readonly Notary[]
  /** The deed whose price is shown; the lowest price where absent. */
  deed?: Deed | undefined
  /** From the place that was looked for. */
  distances?: Distances
}

/** Stands under a heading of the second level. The buttons lead to the page of the contact form. */
export function NotaryCards({ notaries, deed, distances }: NotaryCardsProps) {
  if (notaries.length === 0) return null
  return (
    <>
      <ul className="notary-cards">
        {notaries.map((notary) => (
          <OfficeCard key={notary.id} notary={notary} deed={deed?.slug} distance={distances?.[notary.id]}>
            <OfficeLinks notary={notary} />
          </OfficeCard>
        ))}
      </ul>
      <p className="notary-quiet">
        {listingTexts.moneyAndOrder} {listingTexts.disclosure}
      </p>
    </>
  )
}
