/** The page for a region and a service: who fits, what it costs, a call for quotes, the chat and the questions people ask. */
import type { ReactNode } from 'react'
import './results.css'
import type { ListingLink } from '../notaries/listing-view.ts'
import type { Crumb } from '../frame/structured-data.ts'
import { straightLine } from '../regions/distance.nl.ts'
import { Finder } from './finder.tsx'
import { LocalFigures } from './local-figures.tsx'
import type { ResultsView } from './results-view.ts'
import { finderTexts, resultsTexts } from './results.nl.ts'
import { atSubject, typedAs } from './subject.ts'
import { HeadingText } from '../ui/heading-text.tsx'

const REGISTER = 'https://www.notaris.nl'

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="breadcrumbs" aria-label={resultsTexts.breadcrumbs}>
      <ol>
        {[{ name: resultsTexts.home, path: '/' }, ...crumbs].map(({ name, path }, index) => (
          <li key={path}>{index === crumbs.length ? <span aria-current="page">{name}</span> : <a href={path}>{name}</a>}</li>
        ))}
      </ol>
    </nav>
  )
}

export function Links({ links, className = 'link-columns' }: { links: readonly ListingLink[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}

function Header({ view }: { view: ResultsView }) {
  return (
    <header className="results-header">
      <Breadcrumbs crumbs={view.crumbs} />
      <h1>
        <HeadingText text={view.heading} />
      </h1>
      {view.lead.map((sentence) => (
        <p key={sentence} className="lead">
          {sentence}
        </p>
      ))}
      {view.meant.length > 0 && (
        <div className="results-meant">
          <p>{view.meantTitle}</p>
          <Links links={view.meant} className="results-choices" />
        </div>
      )}
    </header>
  )
}

function Notaries({ view, notaries }: { view: ResultsView; notaries: ReactNode }) {
  if (view.chosen.notaries.length === 0) {
    return (
      <p>
        <a href={REGISTER} rel="noopener">
          {resultsTexts.register}
        </a>
      </p>
    )
  }
  return (
    <section aria-labelledby="notarissen">
      <h2 id="notarissen">{view.chosenTitle}</h2>
      {notaries}
      {Object.keys(view.chosen.distances).length > 0 && <p className="notary-quiet">{straightLine}</p>}
      <ul className="results-onward">
        {view.nearestFirst !== undefined && (
          <li>
            <a href={view.nearestFirst}>{resultsTexts.nearestFirst(view.regionName)}</a>
          </li>
        )}
        <li>
          <a href={view.listing}>{resultsTexts.all}</a>
        </li>
      </ul>
    </section>
  )
}

function Guide({ view, costs, questions }: { view: ResultsView; costs: ReactNode; questions: ReactNode }) {
  const { guide, phrase } = view
  if (!guide) return null
  return (
    <>
      {guide.costs !== '' && (
        <section className="prose" aria-labelledby="kosten">
          <h2 id="kosten">{resultsTexts.costs(phrase)}</h2>
          {costs}
        </section>
      )}
      {guide.questions.length > 0 && (
        <section className="prose results-questions" aria-labelledby="vragen">
          <h2 id="vragen">{resultsTexts.questions}</h2>
          {questions}
        </section>
      )}
      {guide.article && (
        <p>
          <a href={guide.article.href}>{resultsTexts.readArticle(guide.article.title)}</a>
        </p>
      )}
    </>
  )
}

function WaysOn({ view }: { view: ResultsView }) {
  return (
    <div className="results-ways">
      {view.spot && view.serviceName !== '' && (
        <section aria-labelledby="akten">
          <h2 id="akten">{resultsTexts.services(atSubject(view))}</h2>
          <Links links={view.services} />
        </section>
      )}
      {view.places.length > 0 && (
        <section aria-labelledby="plaatsen">
          <h2 id="plaatsen">{view.placesTitle}</h2>
          <Links links={view.places} />
        </section>
      )}
    </div>
  )
}

interface ResultsPageProps {
  view: ResultsView
  chat: ReactNode
  notaries: ReactNode
  quote: ReactNode
  prices: ReactNode
  /** Where the notaries are. */
  map: ReactNode
  costs: ReactNode
  questions: ReactNode
}

export function ResultsPage({ view, chat, notaries, quote, prices, map, costs, questions }: ResultsPageProps) {
  const finder = (
    <section aria-labelledby="zoeker">
      <h2 id="zoeker">{finderTexts.again}</h2>
      <Finder region={view.spot ? typedAs(view.spot) : view.regionName} deed={view.deed?.slug} />
    </section>
  )
  const chooseDeed = view.serviceName === '' || !view.deed
  return (
    <div className="wrap results">
      <Header view={view} />
      <div className="results-list">
        {!view.spot && finder}
        {chooseDeed && (
          <section aria-labelledby="akte-kiezen">
            <h2 id="akte-kiezen">{resultsTexts.servicesPlain}</h2>
            <Links links={view.services} className="results-choices" />
          </section>
        )}
        <Notaries view={view} notaries={notaries} />
        <LocalFigures view={view} />
      </div>
      <div className="results-side">
        <div className="results-quote">{quote}</div>
        <div className="results-prices">
          {prices}
          {map}
        </div>
      </div>
      <div className="results-main">
        <div>{chat}</div>
        <Guide view={view} costs={costs} questions={questions} />
        {view.spot && finder}
        <WaysOn view={view} />
      </div>
    </div>
  )
}
