/** The offices on a map of the country, drawn in the page itself: no tiles, nobody else is asked, and no script. Each dot is a link to press; the same links stand beside it as a list, which is the way by keyboard. */
import './office-map.css'
import type { MapDot, OfficeMapView } from './office-map-view.ts'
import { mapTexts } from './office-map.nl.ts'

const MOST_PLACES_OPEN = 8

function Dot({ dot }: { dot: MapDot }) {
  const { x, y, radius, touch, label } = dot
  return (
    <a href={dot.href} aria-label={mapTexts.dot(dot)} tabIndex={-1}>
      <circle className="office-map-touch" cx={x} cy={y} r={touch} />
      <circle className="office-map-dot" cx={x} cy={y} r={radius} />
      {label && (
        <text x={label.x} y={label.y} textAnchor={label.end ? 'end' : 'start'}>
          {dot.place}
        </text>
      )}
    </a>
  )
}

/** `headed`: where nothing around it says that this is the map. */
export function OfficeMap({ view, headed = false }: { view: OfficeMapView; headed?: boolean }) {
  const { map, dots, origin } = view
  return (
    <section className="office-map" aria-label={mapTexts.title}>
      {headed && <h2>{mapTexts.title}</h2>}
      <svg viewBox={`0 0 ${map.width} ${map.height}`} role="group" aria-label={mapTexts.map(dots.length)}>
        <g className="office-map-land" aria-hidden="true">
          {map.provinces.map(({ name, path }) => (
            <path key={name} d={path} />
          ))}
        </g>
        {origin && <circle className="office-map-origin" cx={origin.x} cy={origin.y} r={origin.radius} aria-hidden="true" />}
        {dots.map((dot) => (
          <Dot key={dot.place} dot={dot} />
        ))}
      </svg>
      <div>
        <p>
          {mapTexts.explain} {origin && mapTexts.origin(origin.place)}
        </p>
        <details open={dots.length <= MOST_PLACES_OPEN || undefined}>
          <summary>{mapTexts.asList}</summary>
          <ul>
            {dots.map((dot) => (
              <li key={dot.place}>
                <a href={dot.href}>{mapTexts.dot(dot)}</a>
              </li>
            ))}
          </ul>
        </details>
        <p className="office-map-credit">
          {mapTexts.credit} <a href="https://mapsvg.com/maps/netherlands">MapSVG</a>. {mapTexts.places} <a href="https://www.geonames.org/">GeoNames</a>.{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/deed.nl">CC BY 4.0</a>
        </p>
      </div>
    </section>
  )
}
