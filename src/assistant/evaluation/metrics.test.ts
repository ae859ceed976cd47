import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldAnswer, listMissingPoints, ndcgAt, percentile, recallAt, reciprocalRankAt } from './metrics.ts'

const good = new Set(['b'])

test('recall looks at the first k only', () => {
  expect(recallAt(1, ['a', 'b'], good)).toBe(0)
  expect(recallAt(3, ['a', 'b'], good)).toBe(1)
})

test('the reciprocal rank is that of the first acceptable id, 0 beyond k', () => {
  expect(reciprocalRankAt(10, ['a', 'b'], good)).toBe(0.5)
  expect(reciprocalRankAt(1, ['a', 'b'], good)).toBe(0)
})

test('nDCG is 1 for a perfect order and falls with the rank', () => {
  expect(ndcgAt(10, ['b', 'a'], good)).toBe(1)
  expect(ndcgAt(10, ['a', 'b'], good)).toBeCloseTo(1 / Math.log2(3))
  expect(ndcgAt(10, ['a', 'b'], new Set(['a', 'b']))).toBe(1)
  expect(ndcgAt(10, ['a'], new Set())).toBe(0)
})

test('every measure stays between 0 and 1', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.uniqueArray(fc.string()), fc.integer({ min: 1, max: 12 }), (ranked, ids, k) => {
      const acceptable = new Set(ids)
      for (const measure of [recallAt, reciprocalRankAt, ndcgAt]) {
        const value = measure(k, ranked, acceptable)
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(1 + 1e-9)
      }
    }),
  )
})

test('key points are found whatever the case, diacritics, dots in numbers and kind of space', () => {
  expect(listMissingPoints('Dat is € 83.025,50, notariële **akte**.', ['83.02', 'NOTARIELE akte', '€ 83.025'])).toEqual([])
  expect(listMissingPoints('Nee.', ['nee', 'rechtbank'])).toEqual(['rechtbank'])
  expect(foldAnswer('1.181')).toBe('1181')
})

test('one of several alternatives is enough; without any of them they are named together', () => {
  const points = [['drie dagen', '3 dagen'], 'koper']
  expect(listMissingPoints('De koper heeft 3 dagen.', points)).toEqual([])
  expect(listMissingPoints('De koper heeft een week.', points)).toEqual(['drie dagen / 3 dagen'])
  expect(listMissingPoints('Drie dagen.', points)).toEqual(['koper'])
})

test('a full number is found as a whole only, a broken-off one as a beginning', () => {
  expect(listMissingPoints('Over € 400.000 betaalt u niets.', ['4.000', '€ 40.000'])).toEqual(['4.000', '€ 40.000'])
  expect(listMissingPoints('Over € 400.000 betaalt u € 4.000,50.', ['4.000', '€ 4.000'])).toEqual([])
  expect(listMissingPoints('In 2026 is het 12%.', ['2%'])).toEqual(['2%'])
  expect(listMissingPoints('Dat is € 38.887,10.', ['38.88', '8.88'])).toEqual(['8.88'])
})

test('the percentile is a value of the list', () => {
  expect(percentile([3, 1, 2], 0.5)).toBe(2)
  expect(percentile([3, 1, 2], 0.99)).toBe(3)
  expect(percentile([], 0.5)).toBe(0)
})
