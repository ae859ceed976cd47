import { expect, test } from 'vitest'
import { readReviewForm, reviewLimits, type ReviewFormFaults } from './read-review-form.ts'

const filledIn: Record<string, string> = { geholpen: 'ja', sterren: '2', tekst: 'Het duurde erg lang.', 'sterren-site': '', 'tekst-site': '', naam: ' Jan ' }
const read = (changes: Record<string, string> = {}) => readReviewForm((name) => ({ ...filledIn, ...changes })[name] ?? '')

test('stars and words on the office and a name are enough', () => {
  expect(read()).toEqual({ given: { name: 'Jan', office: { rating: 2, comment: 'Het duurde erg lang.' }, site: undefined }, faults: {} })
})

test('what is said of the site is a review of its own', () => {
  expect(read({ 'sterren-site': '5', 'tekst-site': 'Duidelijke uitleg.' }).given.site).toEqual({ rating: 5, comment: 'Duidelijke uitleg.' })
})

test.each<[Record<string, string>, ReviewFormFaults]>([
  [{ geholpen: '' }, { geholpen: 'empty' }],
  [{ sterren: '' }, { sterren: 'empty' }],
  [{ sterren: '6' }, { sterren: 'empty' }],
  [{ sterren: '4.5' }, { sterren: 'empty' }],
  [{ tekst: ' ' }, { tekst: 'empty' }],
  [{ tekst: 'Goed.' }, { tekst: 'short' }],
  [{ tekst: 'x'.repeat(reviewLimits.comment + 1) }, { tekst: 'long' }],
  [{ 'sterren-site': '5' }, { 'tekst-site': 'incomplete' }],
  [{ 'tekst-site': 'Duidelijke uitleg.' }, { 'sterren-site': 'incomplete' }],
  [{ naam: '' }, { naam: 'empty' }],
  [{ naam: 'Jan\nPiet' }, { naam: 'empty' }],
  [{ naam: 'x'.repeat(reviewLimits.name + 1) }, { naam: 'long' }],
])('%j is told at its field', (changes, faults) => {
  expect(read(changes).faults).toEqual(faults)
})
