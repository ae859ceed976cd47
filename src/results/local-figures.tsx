/** The figures of a place: in words for one deed, as a table for all of them. */
import type { Region } from '../regions/region.ts'
import { localTexts } from './local-figures.nl.ts'
import type { LocalFigures as Figures } from './local-figures.ts'
import type { ResultsView } from './results-view.ts'
import { placeInSentence } from './subject.ts'

const Samples = ({ figures }: { figures: readonly Figures[] }) =>
  figures.some(({ invented }) => invented) ? <p className="notice">{localTexts.samples}</p> : null

function OfDeed({ figures, phrase, region }: { figures: Figures; phrase: string; region: Region }) {
  return (
    <section className="results-figures" aria-labelledby="prijzen-hier">
      <h2 id="prijzen-hier">{localTexts.title(phrase, placeInSentence(region))}</h2>
      <p>{localTexts.sentence(figures, phrase, placeInSentence(region))}</p>
      <p className="results-ground">{localTexts.ground(figures)}</p>
      <Samples figures={[figures]} />
    </section>
  )
}

function OfPlace({ prices, region }: { prices: ResultsView['pricesPerDeed']; region: Region }) {
  return (
    <section className="results-figures" aria-labelledby="prijzen-hier">
      <h2 id="prijzen-hier">{localTexts.hubTitle(placeInSentence(region))}</h2>
      <p className="results-ground">{localTexts.hubGround}</p>
      <Samples figures={prices.map(({ figures }) => figures)} />
      <dl>
        {prices.map(({ label, href, figures }) => (
          <div key={href}>
            <dt>
              <a href={href}>{label}</a>
            </dt>
            <dd>
              <b>{localTexts.euros(figures.medianCents)}</b> <span>{localTexts.median.toLowerCase()}</span>
            </dd>
            <dd>
              {localTexts.rangeOf(figures)} <span>{localTexts.range.toLowerCase()}</span>
            </dd>
            <dd>
              {figures.offices} <span>{localTexts.offices.toLowerCase()}</span>
            </dd>
            <dd>
              <span>{localTexts.day.toLowerCase()}</span> {localTexts.daysOf(figures)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function LocalFigures({ view: { region, figures, pricesPerDeed, phrase } }: { view: ResultsView }) {
  if (!region) return null
  if (figures) return <OfDeed figures={figures} phrase={phrase} region={region} />
  return pricesPerDeed.length > 0 ? <OfPlace prices={pricesPerDeed} region={region} /> : null
}
