/** The overview of the results pages: the finder, and every province with its municipalities. */
import './results.css'
import { Finder } from './finder.tsx'
import type { Overview } from './overview.ts'
import { Breadcrumbs, Links } from './results-page.tsx'
import { finderTexts, overviewTexts } from './results.nl.ts'

export function OverviewPage({ overview }: { overview: Overview }) {
  return (
    <div className="wrap results-overview">
      <Breadcrumbs crumbs={overview.crumbs} />
      <h1>{overviewTexts.heading}</h1>
      <p className="lead">{overviewTexts.lead}</p>
      <section aria-labelledby="zoeker">
        <h2 id="zoeker" className="visually-hidden">
          {finderTexts.title}
        </h2>
        {overview.missingPlace && (
          <p className="notice" role="alert">
            <a href="#zoek-plaats">{finderTexts.noPlace}</a>
          </p>
        )}
        <Finder regions={overview.names} deed={overview.deed} missingPlace={overview.missingPlace} />
      </section>
      {overview.known.length > 0 && (
        <section aria-labelledby="bekend">
          <h2 id="bekend">{overviewTexts.known}</h2>
          <Links links={overview.known} className="results-choices" />
        </section>
      )}
      <section aria-labelledby="provincies">
        <h2 id="provincies">{overviewTexts.provinces}</h2>
        <p>{overviewTexts.provincesLead}</p>
        {overview.provinces.map(({ name, whole, municipalities }) => (
          <details key={name} className="results-province">
            <summary>
              {name} <span>{overviewTexts.municipalities(municipalities.length)}</span>
            </summary>
            <Links links={[whole, ...municipalities]} />
          </details>
        ))}
      </section>
    </div>
  )
}
