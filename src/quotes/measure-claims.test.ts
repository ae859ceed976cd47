import { expect, test } from 'vitest'
import { measureOutcomes } from './measure-claims.ts'

const stretch = { from: '2026-06-01', until: '2026-11-27', now: '2026-11-27T12:00:00.000Z' }
/** A Friday, so that 48 hours on working days end on Tuesday at the same time. */
const asked = { askedAt: '2026-11-20T10:00:00.000Z', secondAt: null as string | null, totals: 0, lowest: null as number | null, highest: null as number | null }
const answeredAt = (secondAt: string | null) => ({ ...asked, secondAt })
const totals = (lowest: number, highest: number) => ({ ...asked, totals: 2, lowest, highest })

test.each<[string, string | null, number]>([
  ['48 uur', '2026-11-24T10:00:00.000Z', 1],
  ['48 uur', '2026-11-24T10:00:01.000Z', 0],
  ['48 uur', null, 0],
  ['2 werkdagen', '2026-11-24T10:00:00.000Z', 1],
  ['2 dagen', '2026-11-22T10:00:00.000Z', 1],
  ['2 dagen', '2026-11-23T08:00:00.000Z', 0],
])('asked on a Friday at eleven, within %s with a second quote at %s: %i', (words, secondAt, holding) => {
  expect(measureOutcomes([answeredAt(secondAt)], stretch)('quotes-within', words)).toEqual({ requests: 1, holding, from: stretch.from, until: stretch.until })
})

test('a request whose time is not over by the words of the claim does not count yet', () => {
  expect(measureOutcomes([answeredAt(null)], stretch)('quotes-within', '9 dagen')).toMatchObject({ requests: 0, holding: 0 })
})

test.each<[number, number, number]>([
  [60_000, 100_000, 1],
  [60_001, 100_000, 0],
  [100_000, 100_000, 0],
])('of quotes from %i to %i cents, ‘tot 40%’ holds for %i', (lowest, highest, holding) => {
  expect(measureOutcomes([totals(lowest, highest)], stretch)('savings', 'tot 40%')).toMatchObject({ requests: 1, holding })
})

test('a request with one whole quote, or with quotes of nothing, saves nobody anything', () => {
  expect(measureOutcomes([{ ...asked, totals: 1, lowest: 10, highest: 10 }, totals(0, 0)], stretch)('savings', 'tot 40%')).toMatchObject({
    requests: 0,
    holding: 0,
  })
})

test('a wording is counted once, however many pages ask', () => {
  const measure = measureOutcomes([answeredAt(null), totals(60_000, 100_000)], stretch)
  expect(measure('savings', 'tot 40%')).toBe(measure('savings', 'tot 40%'))
  expect([measure('savings', 'tot 40%').holding, measure('savings', 'tot 41%').holding, measure('quotes-within', '48 uur').requests]).toEqual([1, 0, 2])
})
