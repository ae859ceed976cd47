/** The notaries as a table on wide screens and, from the same data, as definition cards on narrow ones. Only one of the two is ever shown or read out. */
import './notary-table.css'
import { givenParts } from '../deeds/price-parts.ts'
import type { Distances } from './distances.ts'
import { TICKED_NAME } from './listing-query.ts'
import { columnTexts, compareTexts, listingTexts, samplePriceColumn } from './notaries.nl.ts'
import { ContactButton, NotaryMarks, OfficeLine, OfficeLinks, PriceTag, Rating, WordList } from './notary-facts.tsx'
import { NotaryMonogram } from './notary-monogram.tsx'
import { priceFor, type Notary } from './notary.ts'
import { officePath } from './office-address.ts'
import { termOf } from './price-terms.ts'
import { Distance, OfficeCard } from './office-card.tsx'

export interface NotaryListProps {
  notaries: readonly Notary[]
  /** Slug of the deed whose price is shown. */
  deed: string | undefined
  /** From the place that was chosen. */
  distances?: Distances
  /** Id of the office that another one is compared with. */
  ticked?: string | undefined
}

export const COMPARE_FORM = 'vergelijken'

function CompareBox({ notary, isTicked }: Pick<OfficeProps, 'notary' | 'isTicked'>) {
  if (isTicked) return <p className="compare-ticked">{compareTexts.ticked}</p>
  return (
    <label className="compare-box">
      <input type="checkbox" name={TICKED_NAME} value={notary.id} form={COMPARE_FORM} />
      {compareTexts.choose}
      <span className="visually-hidden"> {notary.name}</span>
    </label>
  )
}

interface OfficeProps {
  notary: Notary
  deed: string | undefined
  distance: string | undefined
  isTicked: boolean
}

function Row({ notary, deed, distance, isTicked }: OfficeProps) {
  return (
    <tr>
      <th scope="row">
        <div className="notary-name">
          <NotaryMonogram name={notary.name} />
          <div>
            <span>
              <a href={officePath(notary.slug)}>{notary.name}</a>
            </span>
            <NotaryMarks notary={notary} />
          </div>
        </div>
      </th>
      <td>
        <Rating notary={notary} />
      </td>
      <td>
        {notary.location}
        <Distance distance={distance} />
      </td>
      <td>
        <WordList words={notary.languages} />
      </td>
      <td>
        <WordList words={notary.specializations} />
      </td>
      <td>
        <WordList words={notary.features} />
      </td>
      <td>
        <PriceTag price={priceFor(notary, deed)} nameDeed={deed === undefined} sample={notary.isSample} />
      </td>
      <td>
        <ContactButton notary={notary} />
        <OfficeLine notary={notary} />
        <CompareBox notary={notary} isTicked={isTicked} />
      </td>
    </tr>
  )
}

type Fact = [label: string, value: React.ReactNode]

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** What people compare first; the rest opens, so that two offices stand on the screen of a phone. */
function Card({ notary, deed, distance, isTicked, priceColumn }: OfficeProps & { priceColumn: string }) {
  const price = priceFor(notary, deed)
  const more: Fact[] = [
    ...(price ? [[listingTexts.includes, price.includes] satisfies Fact] : []),
    [columnTexts.languages, notary.languages.join(', ')],
    [columnTexts.specializations, notary.specializations.join(', ')],
    [columnTexts.features, notary.features.join(', ')],
  ]
  return (
    <OfficeCard notary={notary} deed={deed} distance={distance} priceColumn={priceColumn}>
      <div className="notary-card-more">
        <details>
          <summary>{listingTexts.more}</summary>
          <Facts facts={more} />
          <OfficeLinks notary={notary} />
        </details>
        <CompareBox notary={notary} isTicked={isTicked} />
      </div>
    </OfficeCard>
  )
}

/** In the demo, and only over prices of one deed that have the same in them: no other prices may be held against each other. */
function mayBeBest(notaries: readonly Notary[], deed: string | undefined): boolean {
  if (deed === undefined || !notaries.some(({ isSample }) => isSample)) return false
  const prices = notaries.flatMap((notary) => priceFor(notary, deed) ?? [])
  return prices.length > 1 && new Set(prices.map((price) => [termOf(price), ...givenParts(price.parts)].join())).size === 1
}

export function NotaryList({ notaries, deed, distances, ticked }: NotaryListProps) {
  const priceColumn = mayBeBest(notaries, deed) ? samplePriceColumn : columnTexts.price
  return (
    <>
      <table className="notary-table">
        <caption className="visually-hidden">{listingTexts.table}</caption>
        <thead>
          <tr>
            {Object.values({ ...columnTexts, price: priceColumn }).map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {notaries.map((notary) => (
            <Row key={notary.id} notary={notary} deed={deed} distance={distances?.[notary.id]} isTicked={notary.id === ticked} />
          ))}
        </tbody>
      </table>
      <ul className="notary-list">
        {notaries.map((notary) => (
          <Card key={notary.id} notary={notary} deed={deed} distance={distances?.[notary.id]} isTicked={notary.id === ticked} priceColumn={priceColumn} />
        ))}
      </ul>
    </>
  )
}
