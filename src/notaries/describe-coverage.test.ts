import { expect, test } from 'vitest'
import { figure, figureBook, figureValue } from '../../tests/factories/figures.ts'
import { describeCoverage } from './describe-coverage.ts'
import type { Relation } from './relation.ts'

const office = (relation: Relation = 'geen', isSample = false) => ({ relation, isSample })
const offices = figure({ id: 'aantal-notariskantoren', unit: 'aantal', values: [figureValue({ value: 860, asOf: '2026-01-01' })] })
const say = (notaries: ReturnType<typeof office>[], figures = figureBook(offices)) => describeCoverage({ notaries, figures, day: '2026-11-22' })

test('samples are no offices', () => {
  expect(say([office('geen', true)])).toBeUndefined()
})

test('the share of the market is named with its source, and who pays is counted', () => {
  expect(say([office('per_klik'), office(), office('geen', true)])).toMatch(
    /^Op deze lijst staan 2 van de 860 notariskantoren en vestigingen in Nederland \(.+, 1 januari 2026\)\. Een van deze kantoren betaalt ons, de andere niet\.$/,
  )
})

test('without a figure for the day no total is named', () => {
  expect(say([office()], figureBook())).toBe('Op deze lijst staat 1 notariskantoor. Er zijn er veel meer. Dit kantoor betaalt ons niet.')
})
