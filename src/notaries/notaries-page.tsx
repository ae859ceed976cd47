/** The listing: choices, how many fit and in which order, the notaries, and the way on when there are none. */
import type { ReactNode } from 'react'
import './notaries.css'
import { postcodeTexts } from '../regions/postcode.nl.ts'
import { CloseIcon } from '../ui/icons/icons.tsx'
import { quoteAddress } from '../deeds/quote-address.ts'
import { COMPARE_PATH } from './compare-view.ts'
import { FilterForm } from './filter-form.tsx'
import { LISTING_PATH } from './office-address.ts'
import { TICKED_NAME, listingAddress, listingFields } from './listing-query.ts'
import { isRated, orderOfNearest, type ListingView } from './listing-view.ts'
import { compareTexts, countNotaries, emptyTexts, explainOrder, listingTexts, orderedTexts } from './notaries.nl.ts'
import { COMPARE_FORM } from './notary-table.tsx'

interface NotariesPageProps {
  view: ListingView
  demo: boolean
  /** How much of the market this is. */
  coverage: string | undefined
  /** Where the notaries are. */
  map: ReactNode
  /** The list itself. */
  children: ReactNode
}

function Chips({ view }: { view: ListingView }) {
  if (view.chips.length === 0) return null
  return (
    <div className="listing-chips">
      <p id="uw-keuzes">{listingTexts.chosen}</p>
      <ul aria-labelledby="uw-keuzes">
        {view.chips.map(({ label, href }) => (
          <li key={label}>
            <a href={`${href}#resultaten`}>
              <span className="visually-hidden">{listingTexts.remove} </span>
              {label} <CloseIcon />
            </a>
          </li>
        ))}
        {view.chips.length > 1 && (
          <li>
            <a className="listing-clear" href={`${LISTING_PATH}#resultaten`}>
              {listingTexts.clear}
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}

function NothingFits({ view }: { view: ListingView }) {
  return (
    <div className="listing-empty">
      <h3>{emptyTexts.title}</h3>
      {view.unknownPlace !== undefined && (
        <>
          <p>
            {emptyTexts.unknownPlace(view.unknownPlace)} {view.meant.length > 0 && emptyTexts.meant}
          </p>
          <ul className="listing-meant">
            {view.meant.map(({ label, href }) => (
              <li key={label}>
                <a href={`${href}#resultaten`}>{label}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{emptyTexts.lead}</p>
      <ul>
        {view.waysOn.map(({ label, href, count }) => (
          <li key={label}>
            <a href={`${href}#resultaten`}>{label}</a> ({countNotaries(count)})
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A live site that has no notaries of its own yet says so, and helps on. */
function NoNotaries() {
  return (
    <section className="listing-empty" aria-labelledby="resultaten">
      <h2 id="resultaten">{emptyTexts.none}</h2>
      <p>{emptyTexts.noneLead}</p>
      <ul>
        <li>
          <a href="/">{emptyTexts.askAssistant}</a>
        </li>
        <li>
          <a href="/notaris-vergelijken">{emptyTexts.compareArticle}</a>
        </li>
        <li>
          <a href="https://www.notaris.nl/" rel="noopener">
            {emptyTexts.register}
          </a>
        </li>
      </ul>
    </section>
  )
}

function CompareBar({ view }: { view: ListingView }) {
  return (
    <form id={COMPARE_FORM} className="compare-bar" method="get" action={COMPARE_PATH}>
      {listingFields(view.query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {view.ticked && <input type="hidden" name={TICKED_NAME} value={view.ticked.id} />}
      <p>{compareTexts.hint}</p>
      <button className="button button-primary">{compareTexts.choose}</button>
    </form>
  )
}

/** Choices, order and map fold: on a phone they are one line, so that the offices begin high up. */
function Tools({ view, map }: Pick<NotariesPageProps, 'view' | 'map'>) {
  const { query, notaries } = view
  const order = view.nearestTo === undefined ? query.order : orderOfNearest(query)
  const why = explainOrder(order, { deed: query.deed, rated: isRated(notaries) })
  return (
    <div className="listing-tools">
      <FilterForm view={view} />
      {notaries.length > 0 && (
        <details className="listing-fold listing-order">
          <summary>
            <span>{listingTexts.order}: </span>
            <b>{orderedTexts[order]}</b>
          </summary>
          <p>
            {why} {listingTexts.moneyAndOrder}
          </p>
        </details>
      )}
      {map !== undefined && (
        <details className="listing-fold listing-map">
          <summary>{listingTexts.showMap}</summary>
          {map}
        </details>
      )}
    </div>
  )
}

type AboutProps = Pick<NotariesPageProps, 'demo' | 'coverage'>

/** What the list is; on a phone it stands below the offices. */
const About = ({ demo, coverage }: AboutProps) => (
  <p className="listing-about">
    {listingTexts.lead} {demo && listingTexts.samples} {coverage}
  </p>
)

function Results({ view, demo, coverage, children }: Omit<NotariesPageProps, 'map'>) {
  const { notaries, total } = view
  return (
    <section className="listing-results" aria-labelledby="resultaten">
      <h2 id="resultaten" tabIndex={-1}>
        {listingTexts.results(notaries.length, total)}
      </h2>
      <Chips view={view} />
      {view.needsDeed && (
        <p className="notice" role="status">
          {listingTexts.needsDeed}
        </p>
      )}
      {view.ticked && (
        <p className="notice" role="status">
          {compareTexts.another(view.ticked.name)} <a href={`${listingAddress(view.query)}#resultaten`}>{compareTexts.release}</a>
        </p>
      )}
      {view.nearestTo !== undefined && (
        <p className="notice" role="status">
          {view.around.length > 0 ? postcodeTexts.nearest(view.nearestTo) : listingTexts.nearest(view.nearestTo)}
        </p>
      )}
      {view.nearestTo !== undefined && view.around.length > 0 && (
        <>
          <p>
            {postcodeTexts.choose(
              view.nearestTo,
              view.around.map(({ label }) => label),
            )}
          </p>
          <ul className="listing-meant">
            {view.around.map(({ label, href }) => (
              <li key={label}>
                <a href={`${href}#resultaten`}>{label}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {notaries.length === 0 ? (
        <NothingFits view={view} />
      ) : (
        <>
          {children}
          <CompareBar view={view} />
          <About demo={demo} coverage={coverage} />
          <p className="listing-fine">
            {listingTexts.moneyLead} {listingTexts.disclosure}
          </p>
        </>
      )}
    </section>
  )
}

export function NotariesPage({ view, demo, coverage, map, children }: NotariesPageProps) {
  return (
    <div className="wrap listing-page">
      <header className="listing-head">
        <h1>{listingTexts.title}</h1>
        <About demo={demo} coverage={coverage} />
        <p className="listing-quotes">
          <a href={quoteAddress({ deed: view.query.deed, place: view.query.place })}>{listingTexts.quotes}</a>
        </p>
      </header>
      {view.total === 0 ? (
        <NoNotaries />
      ) : (
        <>
          <Tools view={view} map={map} />
          <Results view={view} demo={demo} coverage={coverage}>
            {children}
          </Results>
        </>
      )}
    </div>
  )
}
