/** The titles of all results pages, hubs and articles: the question, the price and its year, as far as sixty letters go. */
import { expect, test } from 'vitest'
import { loadArticles } from '../articles/load-articles.ts'
import { searchTitleOf } from '../articles/search-title.ts'
import { deeds } from '../deeds/deed.ts'
import { loadFigures } from '../figures/load-figures.ts'
import { MAX_TITLE } from '../frame/page-meta.ts'
import { loadRegions } from '../regions/load-regions.ts'
import { localTexts } from './local-figures.nl.ts'
import type { LocalFigures } from './local-figures.ts'
import { titleOf } from './results-meta.ts'
import { subjectOf } from './subject.ts'

const regions = loadRegions('content')
const figures: LocalFigures = {
  offices: 3,
  medianCents: 54_000,
  lowestCents: 48_000,
  highestCents: 65_000,
  from: '2026-10-01',
  to: '2026-11-20',
  invented: false,
}
const ofDeed = (region: string, service: string, told: LocalFigures | undefined = figures) =>
  titleOf(subjectOf({ region, service }, regions), { figures: told, perDeed: [] })
const ofHub = (region: string, told = figures) =>
  titleOf(subjectOf({ region, service: '' }, regions), { figures: undefined, perDeed: [{ label: 'Testament', figures: told }] })

test.each([
  ['utrecht', 'testament', 'Testament in Utrecht: wat kost het? € 480 tot € 650 (2026)'],
  ['provincie-utrecht', 'huis-kopen', 'Huis kopen in provincie Utrecht: € 480 tot € 650 (2026)'],
  ['haarlemmermeer', 'huwelijkse-voorwaarden', 'Huwelijkse voorwaarden in Haarlemmermeer: vanaf € 480 (2026)'],
  ['midden-groningen', 'verklaring-van-erfrecht', 'Verklaring van erfrecht Midden-Groningen: vanaf € 480 (2026)'],
  ['krimpen-aan-den-ijssel', 'samenlevingscontract', 'Samenlevingscontract Krimpen a/d IJssel: vanaf € 480 (2026)'],
  ['leidschendam-voorburg', 'samenlevingscontract', 'Samenlevingscontract Leidschendam-Voorburg: € 480+ (2026)'],
])('%s and %s: %s', (region, service, title) => {
  expect(ofDeed(region, service)).toBe(title)
})

test('every page of a place and a deed names price and year within sixty letters, unless its names alone leave no room', () => {
  const titles = regions.list().flatMap(({ slug }) => deeds.map((deed) => ({ slug, deed, title: ofDeed(slug, deed.slug) })))
  for (const { slug, deed, title } of titles) {
    const { regionName } = subjectOf({ region: slug, service: deed.slug }, regions)
    const shortest = localTexts.titles(deed.label, regionName, figures).at(-1) ?? ''
    expect([title, title.length <= MAX_TITLE]).toEqual([title, true])
    expect([title, /€ 480.* \(2026\)$/.test(title)]).toEqual([title, shortest.length <= MAX_TITLE])
  }
  const priced = titles.filter(({ title }) => title.includes('€'))
  expect(priced.length / titles.length).toBeGreaterThan(0.985)
  expect(new Set(priced.map(({ title }) => title)).size).toBe(priced.length)
})

test('every hub names a year, and a price where there is room', () => {
  for (const { slug } of regions.list()) expect(ofHub(slug)).toMatch(/^(?=.{1,60}$)Notaris .*2026\)?$/)
  expect(ofHub('utrecht')).toBe('Notaris in Utrecht: Testament vanaf € 480 (2026)')
})

test('prices of two years say both, one price no range, and invented prices no title', () => {
  expect(ofDeed('utrecht', 'testament', { ...figures, from: '2025-12-01' })).toBe('Testament in Utrecht: wat kost het? vanaf € 480 (2025-2026)')
  expect(ofDeed('utrecht', 'testament', { ...figures, highestCents: 48_000 })).toBe('Testament in Utrecht: wat kost het? € 480 (2026)')
  expect(ofDeed('utrecht', 'testament', { ...figures, invented: true })).toBe('Notaris in Utrecht voor testament')
  expect(ofHub('utrecht', { ...figures, invented: true })).toBe('Notaris in Utrecht')
})

test('every article with a dated price names it with its year within sixty letters', () => {
  const book = loadFigures('content')
  for (const article of loadArticles('content').values()) {
    const title = searchTitleOf(article, book, '2026-11-25')
    const dated = article.titlePrice !== undefined && book.get(article.titlePrice)?.values.some(({ asOf, from }) => (asOf ?? from) !== undefined)
    expect([title, title.length <= MAX_TITLE]).toEqual([title, true])
    expect([title, /€.*\(\d{4}\)/.test(title)]).toEqual([title, dated === true])
  }
})
