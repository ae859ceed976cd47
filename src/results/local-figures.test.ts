import fc from 'fast-check'
import { expect, test } from 'vitest'
import { notary, notaryPrice } from '../../tests/factories/notaries.ts'
import { figureLocally, hasRealFigures } from './local-figures.ts'

const asking = (euros: number, values: Partial<Parameters<typeof notaryPrice>[0]> = {}) =>
  notary({ prices: [notaryPrice({ amountCents: euros * 100, ...values })] })

test('of three offices there is the middle, the range, how many and from which days', () => {
  const offices = [asking(700, { asOf: '2026-03-01' }), asking(500, { asOf: '2026-11-02' }), asking(610)]
  expect(figureLocally(offices, 'testament')).toEqual({
    offices: 3,
    medianCents: 61_000,
    lowestCents: 50_000,
    highestCents: 70_000,
    from: '2026-03-01',
    to: '2026-11-02',
    invented: false,
  })
})

test('of an even number the middle lies between the two', () => {
  expect(figureLocally([asking(500), asking(600), asking(650), asking(900)], 'testament')?.medianCents).toBe(62_500)
})

test('two offices are too few, and a price that more comes on top of, or of another deed, is none', () => {
  const two = [asking(500), asking(600)]
  for (const third of [[], [asking(400, { allIn: false })], [asking(400, { deed: 'voogdij' })], [notary({ prices: [] })]]) {
    expect(figureLocally([...two, ...third], 'testament')).toBeUndefined()
  }
  expect(figureLocally([...two, asking(400)], 'testament')?.offices).toBe(3)
})

test('samples may show how it looks, and make no page for search engines', () => {
  const offices = [asking(500), asking(600), { ...asking(700), isSample: true }]
  expect([figureLocally(offices, 'testament')?.invented, hasRealFigures(figureLocally(offices, 'testament'))]).toEqual([true, false])
  expect([hasRealFigures(undefined), hasRealFigures(figureLocally([asking(1), asking(2), asking(3)], 'testament'))]).toEqual([false, true])
})

test('the middle lies in the range, whatever the order of the offices', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 3, maxLength: 12 }), (euros) => {
      const figures = figureLocally(
        euros.map((price) => asking(price)),
        'testament',
      )
      const other = figureLocally(
        euros.toReversed().map((price) => asking(price)),
        'testament',
      )
      expect(figures).toEqual(other)
      expect(figures?.medianCents).toBeGreaterThanOrEqual(figures?.lowestCents ?? Infinity)
      expect(figures?.medianCents).toBeLessThanOrEqual(figures?.highestCents ?? 0)
      expect(figures?.lowestCents).toBe(Math.min(...euros) * 100)
    }),
  )
})
