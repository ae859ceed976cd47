/** The page of one office: what it asks, what is known of it and from where, and the ways to it. */
import type { ReactNode } from 'react'
import './notary.css'
import './office.css'
import { findDeed } from '../deeds/deed.ts'
import { noticeAddress } from '../frame/notice-address.ts'
import { deskDoorAddress, quoteAddress } from '../deeds/quote-address.ts'
import { telephoneHref } from '../platform/telephone-href.ts'
import { listingAddress } from './listing-query.ts'
import { columnTexts } from './notaries.nl.ts'
import { ContactButton, NotaryMarks, PriceTag, Rating } from './notary-facts.tsx'
import { NotaryMonogram } from './notary-monogram.tsx'
import { priceFor, type Notary } from './notary.ts'
import { LISTING_PATH, officePath } from './office-address.ts'
import { OfficePrice } from './office-price.tsx'
import { OfficeTrust } from './office-trust.tsx'
import { officeTexts as texts } from './office.nl.ts'

const MOST_ARTICLES = 4

interface OfficePageProps {
  office: Notary
  nearby: readonly Notary[]
  /** The button that opens a message to the office, with what it needs to wake up. */
  children: ReactNode
}

export function OfficePage({ office, nearby, children }: OfficePageProps) {
  return (
    <div className="wrap office-page">
      <p className="back-link">
        <a href={LISTING_PATH}>{texts.back}</a>
      </p>
      <header className="office-head">
        <NotaryMonogram name={office.name} />
        <div>
          <h1>{office.name}</h1>
          <p className="office-where">
            {texts.where(office.location)} <NotaryMarks notary={office} />
          </p>
        </div>
      </header>
      {office.isSample && <p className="notice">{texts.sample}</p>}
      <div className="office-columns">
        <section className="office-contact" aria-labelledby="contact-kop">
          <h2 id="contact-kop">{texts.contact}</h2>
          {children}
          <p>
            <a className="button button-action-quiet" href={quoteAddress({ deed: office.prices[0]?.deed, place: office.location, first: true })}>
              {texts.quote}
            </a>
          </p>
          <p className="notary-quiet">{texts.quoteNote}</p>
        </section>
        <div className="office-main">
          <Prices office={office} />
          <About office={office} />
        </div>
        <OfficeTrust office={office} />
      </div>
      <Nearby office={office} nearby={nearby} />
      <Onward office={office} />
    </div>
  )
}

/** The button by itself, for in the island that wakes it. */
export const OfficeContact = ({ office }: { office: Notary }) => <ContactButton notary={office} />

function Prices({ office }: { office: Notary }) {
  return (
    <section aria-labelledby="prijzen">
      <h2 id="prijzen">{texts.prices}</h2>
      {office.prices.length === 0 ? <p>{texts.noPrices}</p> : <p>{texts.pricesLead}</p>}
      <div className="office-prices">
        {office.prices.map((price, at) => (
          <OfficePrice key={price.deed} price={price} place={office.location} isOpen={at === 0} />
        ))}
      </div>
    </section>
  )
}

function About({ office }: { office: Notary }) {
  const facts: [string, ReactNode][] = [
    [texts.rating, <Rating key="rating" notary={office} />],
    [columnTexts.languages, office.languages.join(', ')],
    [columnTexts.specializations, office.specializations.join(', ')],
    [columnTexts.features, office.features.join(', ')],
    [texts.phone, office.phone && <a href={telephoneHref(office.phone)}>{office.phone}</a>],
  ]
  return (
    <section aria-labelledby="over">
      <h2 id="over">{texts.about}</h2>
      <dl className="office-facts">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <h3>{texts.wrong}</h3>
      <p>{texts.wrongLead}</p>
      <p>
        <a href={noticeAddress({ page: officePath(office.slug) })} rel="nofollow">
          {texts.report}
        </a>
      </p>
      <h3>{texts.claim}</h3>
      <p>{texts.claimLead}</p>
      {office.takesMessages && office.email && (
        <p>
          <a href={deskDoorAddress(office.id)} rel="nofollow">
            {texts.claimDesk}
          </a>
        </p>
      )}
      <p>
        <a href={noticeAddress({ page: officePath(office.slug), what: texts.claimWhat(office.name) })} rel="nofollow">
          {texts.claimLink}
        </a>
      </p>
    </section>
  )
}

function Nearby({ office, nearby }: { office: Notary; nearby: readonly Notary[] }) {
  if (nearby.length === 0) return null
  const deed = office.prices[0]?.deed
  return (
    <section aria-labelledby="dichtbij">
      <h2 id="dichtbij">{texts.nearby(office.location)}</h2>
      <ul className="notary-cards">
        {nearby.map((other) => (
          <li key={other.id} className="notary-card">
            <h3>
              <a href={officePath(other.slug)}>{other.name}</a>
            </h3>
            <p className="notary-where">
              {other.location} <NotaryMarks notary={other} />
            </p>
            <PriceTag price={priceFor(other, deed)} sample={other.isSample} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Onward({ office }: { office: Notary }) {
  const deeds = office.prices.flatMap(({ deed }) => findDeed(deed) ?? []).slice(0, MOST_ARTICLES)
  return (
    <section aria-labelledby="verder">
      <h2 id="verder">{texts.onward}</h2>
      <ul className="office-onward">
        <li>
          <a href={listingAddress({ place: office.location, order: 'passend' })}>{texts.inPlace(office.location)}</a>
        </li>
        <li>
          <a href={LISTING_PATH}>{texts.all}</a>
        </li>
        {deeds.map(({ slug, label, article }) => (
          <li key={slug}>
            <a href={article}>{texts.article(label)}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
