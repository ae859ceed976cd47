import { expect, test } from 'vitest'
import { loadFigures } from '../load-figures.ts'
import { calculateNhgPremium } from './nhg-premium.ts'

const book = loadFigures('content')

test.each([
  ['2026-11-20', 32_000_000, 128_000, true],
  ['2026-11-20', 47_000_000, 188_000, true],
  ['2026-11-20', 47_000_001, 0, false],
  ['2025-07-01', 45_000_000, 180_000, true],
  ['2025-07-01', 46_000_000, 0, false],
])('on %s a loan of %i cents costs %i cents (within the limit: %s)', (day, loanCents, premiumCents, fits) => {
  expect(calculateNhgPremium(book, day, loanCents)).toMatchObject({ premiumCents, fits, percent: 0.4 })
})
