import { expect, test } from 'vitest'
import { regionBook } from '../../tests/factories/regions.ts'
import { readCombination } from '../deeds/combination.ts'
import { crumbsOf, descriptionOf, shorten, titleOf } from './results-meta.ts'
import { subjectOf } from './subject.ts'

const subject = (text: string) => subjectOf(readCombination(text), regionBook())

test.each([
  ['utrecht_huis-kopen', 'Notaris in Utrecht voor huis kopen'],
  ['provincie-utrecht_testament', 'Notaris in provincie Utrecht voor testament'],
  ['amsterdam_bv-oprichten', 'Notaris in Amsterdam voor BV oprichten'],
  ['amsterdam', 'Notaris in Amsterdam'],
  ['groot-dorp_iets-anders', 'Notaris in Groot Dorp voor iets anders'],
])('the page %s is called %j', (text, title) => {
  expect(titleOf(subject(text))).toBe(title)
})

test('however long the text is, title and description keep their length', () => {
  const long = subject(`${'een-lang-woord-'.repeat(20)}_${'nog-een-woord-'.repeat(20)}`)
  expect(titleOf(long).length).toBeLessThanOrEqual(60)
  expect(descriptionOf(long).length).toBeLessThanOrEqual(160)
})

test('the description of a known page is a whole sentence', () => {
  expect(descriptionOf(subject('amsterdam_testament'))).toMatch(/^Een notaris in Amsterdam voor een testament: .{60,}\.$/)
})

const paths = (text: string) => crumbsOf(subject(text), regionBook()).map(({ path }) => path)

test('the path leads from the overview by way of the province to the page', () => {
  expect(paths('amsterdam_testament')).toEqual(['/results', '/results/noord-holland', '/results/amsterdam', '/results/amsterdam_testament'])
  expect(paths('zeist')).toEqual(['/results', '/results/provincie-utrecht', '/results/zeist'])
  expect(paths('provincie-utrecht')).toEqual(['/results', '/results/provincie-utrecht'])
  expect(paths('atlantis_testament')).toEqual(['/results', '/results/atlantis', '/results/atlantis_testament'])
})

test('the description tells the figures of the place, how many offices and of which days their prices are', () => {
  const figures = { offices: 4, medianCents: 54_000, lowestCents: 48_000, highestCents: 65_000, from: '2026-10-01', to: '2026-11-20', invented: false }
  expect(descriptionOf(subject('amsterdam_testament'), figures)).toBe(
    '4 notarissen in Amsterdam vragen voor een testament € 480,- tot € 650,-, alle kosten erin. Prijzen van 1 oktober 2026 tot en met 20 november 2026. Vergelijk ze.',
  )
  expect(descriptionOf(subject('amsterdam_testament'), { ...figures, to: figures.from })).toBe(
    '4 notarissen in Amsterdam vragen voor een testament € 480,- tot € 650,-, alle kosten erin. Prijzen van 1 oktober 2026. Vergelijk ze.',
  )
  const long = descriptionOf(subject('provincie-utrecht_huis-kopen'), { ...figures, lowestCents: 148_050, highestCents: 265_050, from: '2025-12-21' })
  expect(long).toMatch(/Prijzen van 21 december 2025 tot en met 20 november 2026\.$/)
  expect(long.length).toBeLessThanOrEqual(160)
})

test('a text is cut at a word', () => {
  expect(shorten('een twee drie vier', 12)).toBe('een twee…')
  expect(shorten('kort', 12)).toBe('kort')
  expect(shorten('x'.repeat(40), 12).length).toBeLessThanOrEqual(12)
})
