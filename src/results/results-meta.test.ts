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

test('the path leads from the overview to the page', () => {
  expect(crumbsOf(subject('amsterdam_testament')).map(({ path }) => path)).toEqual(['/results', '/results/amsterdam', '/results/amsterdam_testament'])
  expect(crumbsOf(subject('amsterdam')).map(({ path }) => path)).toEqual(['/results', '/results/amsterdam'])
})

test('a text is cut at a word', () => {
  expect(shorten('een twee drie vier', 12)).toBe('een twee…')
  expect(shorten('kort', 12)).toBe('kort')
  expect(shorten('x'.repeat(40), 12).length).toBeLessThanOrEqual(12)
})
