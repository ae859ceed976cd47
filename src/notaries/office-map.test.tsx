/** The map of the offices: each place once, each dot a link with its words. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { notary } from '../../tests/factories/notaries.ts'
import { loadRegions } from '../regions/load-regions.ts'
import { OfficeMap } from './office-map.tsx'
import { viewOfficeMap } from './office-map-view.ts'

const regions = loadRegions('content')
const offices = [notary({ location: 'Zwolle' }), notary({ location: 'Utrecht' }), notary({ location: 'Utrecht' }), notary({ location: 'Atlantis' })]
const view = (place?: string, all = offices) =>
  viewOfficeMap(all, { regions, region: place === undefined ? undefined : regions.find(place), deed: 'testament' })

test('each place has one dot that leads to its offices on the list, from the north to the south', () => {
  expect(view()?.dots.map(({ place, offices: count, href }) => [place, count, href])).toEqual([
    ['Zwolle', 1, '/notaries?plaats=Zwolle&akte=testament'],
    ['Utrecht', 2, '/notaries?plaats=Utrecht&akte=testament'],
  ])
})

test('every dot says its place, its offices and how far that is, and the same stands in the list', () => {
  const found = view('Zeist')
  const html = found ? renderToStaticMarkup(<OfficeMap view={found} />) : ''
  for (const words of ['Utrecht: 2 notarissen, ongeveer 8 km van Zeist', 'Zwolle: 1 notaris, ongeveer 75 km van Zeist']) {
    expect(html).toContain(`aria-label="${words}"`)
    expect(html).toContain(`>${words}</a>`)
  }
  expect(html).toContain('De open cirkel is Zeist.')
  expect(html).toContain('CC BY 4.0')
  expect(html).not.toMatch(/<image|<img|style=|<script|xlink/)
})

test('names never lie over each other, nor over a dot', () => {
  const crowd = ['Amsterdam', 'Haarlem', 'Amstelveen', 'Zaandam', 'Hoofddorp', 'Den Haag', 'Delft', 'Rijswijk', 'Rotterdam', 'Schiedam', 'Groningen', 'Emmen']
  const dots =
    view(
      undefined,
      crowd.map((location) => notary({ location })),
    )?.dots ?? []
  const boxes = dots.flatMap(({ label, place }) =>
    label ? [{ left: label.end ? label.x - place.length * 13 : label.x, right: label.end ? label.x : label.x + place.length * 13, y: label.y }] : [],
  )
  expect(dots).toHaveLength(crowd.length)
  expect(boxes.length).toBeGreaterThan(4)
  for (const [at, a] of boxes.entries()) {
    for (const b of boxes.slice(at + 1)) expect(a.left < b.right && b.left < a.right && Math.abs(a.y - b.y) < 26).toBe(false)
    expect(a.left).toBeGreaterThanOrEqual(0)
    expect(a.right).toBeLessThanOrEqual(regions.map.width)
  }
})

test('the name of the place where somebody looks stands beside the circle around it, not on it', () => {
  const found = view('Utrecht')
  const dot = found?.dots.find(({ place }) => place === 'Utrecht')
  const circle = found?.origin?.radius ?? Infinity
  expect(Math.abs((dot?.label?.x ?? 0) - (dot?.x ?? 0))).toBeGreaterThan(circle + 3)
})

test('a press never reaches half way to the next dot, unless the dots themselves do', () => {
  const dots =
    view(
      undefined,
      ['Amsterdam', 'Amstelveen', 'Diemen', 'Haarlem', 'Zwolle'].map((location) => notary({ location })),
    )?.dots ?? []
  expect(dots).toHaveLength(5)
  for (const dot of dots) {
    const nearest = Math.min(...dots.filter((other) => other !== dot).map((other) => Math.hypot(other.x - dot.x, other.y - dot.y)))
    expect(dot.touch).toBeLessThanOrEqual(Math.max(dot.radius, nearest / 2))
    expect(dot.touch).toBeGreaterThanOrEqual(dot.radius)
  }
  expect(dots.find(({ place }) => place === 'Zwolle')?.touch).toBe(23)
  expect(dots.find(({ place }) => place === 'Amsterdam')?.touch).toBeLessThan(15)
})

test('by keyboard the way is the list: the dots are no stops of their own', () => {
  const found = view('Zeist')
  const html = found ? renderToStaticMarkup(<OfficeMap view={found} />) : ''
  expect(html.match(/<a /g)).toHaveLength(2 + 2 + 3)
  expect(html.match(/tabindex="-1"/gi)).toHaveLength(2)
})

test('without an office that has a place there is no map', () => {
  expect(view(undefined, [notary({ location: 'Atlantis' })])).toBeUndefined()
  expect(view(undefined, [])).toBeUndefined()
})
