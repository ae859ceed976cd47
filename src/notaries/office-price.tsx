/** One price of an office: every part by name, what is missing said to be missing, and the day. */
import { findDeed } from '../deeds/deed.ts'
import { givenParts, missingParts, toldParts } from '../deeds/price-parts.ts'
import { pricePartLabels } from '../deeds/price-parts.nl.ts'
import { formatDay } from '../figures/figure-tokens.ts'
import { listingAddress } from './listing-query.ts'
import { deedLabel, describeMissing, formatBestPrice, priceTerms, priceTexts } from './notaries.nl.ts'
import type { NotaryPrice } from './notary.ts'
import { officeTexts as texts } from './office.nl.ts'

interface OfficePriceProps {
  price: NotaryPrice
  place: string
  /** Its parts stand open; of a long list only the first. */
  isOpen: boolean
}

export function OfficePrice({ price, place, isOpen }: OfficePriceProps) {
  const { deed, includes, asOf } = price
  return (
    <section className="office-price" aria-labelledby={`prijs-${deed}`}>
      <h3 id={`prijs-${deed}`}>{deedLabel(deed)}</h3>
      <p className="office-amount">
        <strong>€&nbsp;{formatBestPrice(price.amountCents)}</strong> {priceTerms(price)}
      </p>
      <Parts price={price} isOpen={isOpen} />
      <p className="notary-quiet">
        {includes} {priceTexts.asOf(formatDay(asOf))}.
      </p>
      <p>
        <a href={listingAddress({ deed, place, order: 'prijs' })}>{texts.compare(findDeed(deed)?.phrase ?? deed)}</a>
      </p>
    </section>
  )
}

function Parts({ price: { deed, parts, amountCents, allIn }, isOpen }: Pick<OfficePriceProps, 'price' | 'isOpen'>) {
  if (givenParts(parts).length === 0) return <p>{allIn ? `${texts.whole} ${texts.partsUnknown}` : `${texts.partsUnknown} ${priceTexts.more}`}</p>
  const missing = missingParts(deed, parts)
  return (
    <>
      <details open={isOpen}>
        <summary>{texts.inIt}</summary>
        <table className="office-parts">
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{texts.part}</th>
              <th scope="col">{texts.amount}</th>
            </tr>
          </thead>
          <tbody>
            {toldParts(deed, parts).map((key) => (
              <tr key={key}>
                <th scope="row">{pricePartLabels[key]}</th>
                <td>{parts[key] === undefined ? <i>{texts.missing}</i> : `€\u00A0${formatBestPrice(parts[key])}`}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{missing.length === 0 ? texts.total : texts.atLeast}</th>
              <td>€&nbsp;{formatBestPrice(amountCents)}</td>
            </tr>
          </tfoot>
        </table>
      </details>
      {missing.length > 0 && (
        <p>
          {describeMissing({ deed, parts })} {texts.notWhole}
        </p>
      )}
    </>
  )
}
