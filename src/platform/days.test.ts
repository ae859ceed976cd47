/** Days are days of this century, and lists of them end. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, isDay, listDays } from './days.ts'

test.each(['0000-01-01', '1999-12-31', '2101-01-01', '9999-12-31', '-000001-12-01', '2026-02-29', '2026-01-01T00:00'])('%j is no day here', (text) => {
  expect(isDay(text)).toBe(false)
})

test.each(['2000-01-01', '2028-02-29', '2100-12-31'])('%s is', (text) => {
  expect(isDay(text)).toBe(true)
})

test('a century is listed, and more or what is no day is refused at once', () => {
  expect(listDays('2000-01-01', '2100-12-31')).toHaveLength(36_890)
  for (const [from, to] of [
    ['1999-12-31', '2100-12-31'],
    ['-000001-12-01', '0000-01-01'],
    ['vandaag', '2026-01-01'],
    ['2026-01-01', '9999-99-99'],
  ] as const)
    expect(() => listDays(from, to), `${from} ${to}`).toThrow(RangeError)
})

test('whatever texts they get, they answer with days or refuse', () => {
  const odd = fc.oneof(
    fc.string(),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, -14)),
    fc.constantFrom('0000-01-01', '9999-12-31'),
  )
  fc.assert(
    fc.property(odd, odd, fc.integer({ min: -1_000_000, max: 1_000_000 }), (from, to, count) => {
      for (const work of [() => listDays(from, to), () => [addDays(from, count)]]) {
        let days: string[] = []
        try {
          days = work()
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError)
        }
        expect(days.length).toBeLessThanOrEqual(36_890)
        expect(days.every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day))).toBe(true)
      }
    }),
  )
})
