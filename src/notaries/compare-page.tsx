/** Notaries side by side. Each fact is a group of its own with its name above the values, so that the columns fit a phone. */
import { Fragment, type ReactNode } from 'react'
import './notaries.css'
import './compare.css'
import { COMPARE_PATH, type CompareView } from './compare-view.ts'
import { findDeed } from '../deeds/deed.ts'
import { givenParts, toldParts } from '../deeds/price-parts.ts'
import { pricePartLabels } from '../deeds/price-parts.nl.ts'
import { columnTexts, compareTexts, formatBestPrice, listingTexts } from './notaries.nl.ts'
import { Breakable, ContactButton, PriceTag, Rating, NotaryMarks, OfficeLine, WordList } from './notary-facts.tsx'
import { NotaryMonogram } from './notary-monogram.tsx'
import type { NotaryPrice } from './notary.ts'
import { officePath } from './office-address.ts'
import { officeTexts } from './office.nl.ts'

interface Fact {
  label: string
  cells: readonly ReactNode[]
}

function Winner({ text }: { text: string }) {
  return <p className="compare-winner">{text}</p>
}

interface PriceCellProps {
  price: NotaryPrice | undefined
  isLowest: boolean
  sample: boolean
  /** An office beside it told the parts of its price. */
  inParts: boolean
  isOpen: boolean
}

function PriceCell({ price, isLowest, sample, inParts, isOpen }: PriceCellProps) {
  if (!price) return <span className="notary-quiet">{compareTexts.noPrice}</span>
  return (
    <>
      <PriceTag price={price} nameDeed={false} sample={sample} />
      {inParts && <ComparedParts price={price} isOpen={isOpen} />}
      {isLowest && <Winner text={compareTexts.lowest} />}
    </>
  )
}

/** Line by line, so that the eye goes from office to office. */
function ComparedParts({ price: { deed, parts }, isOpen }: { price: NotaryPrice; isOpen: boolean }) {
  if (givenParts(parts).length === 0) return <p className="notary-quiet">{officeTexts.partsUnknown}</p>
  return (
    <details className="compare-parts" open={isOpen}>
      <summary>{officeTexts.inIt}</summary>
      <dl>
        {toldParts(deed, parts).map((key) => (
          <div key={key}>
            <dt>{pricePartLabels[key]}</dt>
            <dd>{parts[key] === undefined ? <i>{officeTexts.missing}</i> : `€\u00A0${formatBestPrice(parts[key])}`}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function factsOf({ chosen, highestRating, priceRows }: CompareView): Fact[] {
  const facts: Fact[] = [
    {
      label: columnTexts.rating,
      cells: chosen.map((notary) => (
        <>
          <Rating notary={notary} />
          {highestRating !== undefined && notary.rating === highestRating && <Winner text={compareTexts.highest} />}
        </>
      )),
    },
    { label: columnTexts.location, cells: chosen.map((notary) => notary.location) },
    { label: columnTexts.languages, cells: chosen.map((notary) => <WordList key={notary.id} words={notary.languages} />) },
    { label: columnTexts.specializations, cells: chosen.map((notary) => <WordList key={notary.id} words={notary.specializations} />) },
    { label: columnTexts.features, cells: chosen.map((notary) => <WordList key={notary.id} words={notary.features} />) },
  ]
  const prices = priceRows.map(({ deed, prices, lowest, isOpen }) => ({
    label: compareTexts.priceFor(findDeed(deed)?.phrase ?? deed),
    cells: chosen.map(({ id, isSample }, index) => {
      const price = prices[index]
      const inParts = prices.some((other) => other !== undefined && givenParts(other.parts).length > 0)
      const isLowest = price?.allIn === true && price.amountCents === lowest
      return <PriceCell key={id} price={price} isLowest={isLowest} sample={isSample} inParts={inParts} isOpen={isOpen} />
    }),
  }))
  return [
    ...facts,
    ...prices,
    {
      label: columnTexts.contact,
      cells: chosen.map((notary) => (
        <Fragment key={notary.id}>
          <ContactButton notary={notary} />
          <OfficeLine notary={notary} />
        </Fragment>
      )),
    },
  ]
}

export function ComparisonTable({ view }: { view: CompareView }) {
  const { chosen } = view
  return (
    <table className="compare-table" data-columns={chosen.length}>
      <caption className="visually-hidden">{compareTexts.table}</caption>
      <thead>
        <tr>
          {chosen.map((notary) => (
            <th key={notary.id} scope="col">
              <NotaryMonogram name={notary.name} />
              <span>
                <a href={officePath(notary.slug)}>
                  <Breakable text={notary.name} />
                </a>
              </span>
              <NotaryMarks notary={notary} />
            </th>
          ))}
        </tr>
      </thead>
      {factsOf(view).map(({ label, cells }) => (
        <tbody key={label}>
          <tr>
            <th scope="rowgroup" colSpan={chosen.length}>
              {label}
            </th>
          </tr>
          <tr>
            {cells.map((cell, index) => (
              <td key={chosen[index]?.id}>{cell}</td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  )
}

/** Fewer than two or more than three were chosen: choose anew, right here. */
function Chooser({ view }: { view: CompareView }) {
  const many = view.state === 'too-many'
  return (
    <form className="compare-chooser" method="get" action={COMPARE_PATH}>
      <fieldset>
        <legend>
          <h2>{many ? compareTexts.tooMany : compareTexts.tooFew}</h2>
        </legend>
        <p>{many ? compareTexts.tooManyLead(view.chosen.length) : compareTexts.tooFewLead}</p>
        <ul>
          {view.candidates.map((notary) => (
            <li key={notary.id}>
              <label>
                <input type="checkbox" name="n" value={notary.id} defaultChecked={view.chosen.includes(notary)} />
                <span>
                  {notary.name} <small>{notary.location}</small>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <button className="button button-primary">{compareTexts.choose}</button>
    </form>
  )
}

export function ComparePage({ view, children }: { view: CompareView; children?: ReactNode }) {
  return (
    <div className="wrap compare-page">
      <p className="back-link">
        <a href={view.back}>{compareTexts.back}</a>
      </p>
      <h1>{compareTexts.title}</h1>
      {view.state === 'side-by-side' ? (
        <>
          <p className="lead">{compareTexts.lead}</p>
          {children}
          <p>{compareTexts.notEnough}</p>
          <p>
            <a className="button button-action" href={view.quotes}>
              {compareTexts.quotes}
            </a>
          </p>
          <p className="listing-fine">{listingTexts.disclosure}</p>
        </>
      ) : (
        <Chooser view={view} />
      )}
    </div>
  )
}
