/** Prices in a cell of a spreadsheet: in parts or as one amount, and what cannot be read is refused. */
import { expect, test } from 'vitest'
import { findDraftFaults } from './notary-draft.ts'
import { readNotaryCsv } from './notary-csv.ts'

const read = (cell: string) => readNotaryCsv(`naam,plaats,prijzen\nKantoor,Zeist,"${cell}"\n`)?.lines[0]?.draft
const priceOf = (cell: string) => read(cell)?.prices[0]

test('parts are read by name, in any order, and come to the amount', () => {
  expect(priceOf('testament | btw 88,20 + honorarium 420 + registers 12,50 + anders 0 | 2026-11-01 | Akte.')).toEqual({
    deed: 'testament',
    amountCents: 52_070,
    asOf: '2026-11-01',
    includes: 'Akte.',
    allIn: true,
    parts: { fee: 42_000, vat: 8_820, registers: 1_250, other: 0 },
  })
  expect(priceOf('huis-kopen | honorarium 600 + btw 126 | 2026-11-01 | Akte.')).toMatchObject({ amountCents: 72_600, allIn: false })
})

test('one amount is a total whose parts are not known', () => {
  expect(priceOf('testament | € 508 | 2026-11-01 | Akte. | alles inbegrepen')).toMatchObject({ amountCents: 50_800, allIn: true, parts: {} })
  expect(priceOf('testament | 508 euro | 2026-11-01 | Akte.')).toMatchObject({ amountCents: 50_800, allIn: false, parts: {} })
})

test.each(['honorarium veel', 'honorarium 400 + toeslag 10', 'honorarium 400 + honorarium 10', 'honorarium'])('%s is refused', (amount) => {
  const draft = read(`testament | ${amount} | 2026-11-01 | Akte.`)
  expect(Object.keys(draft ? findDraftFaults(draft, '2026-11-20') : {})).toContain('prices.0.parts.fee')
})
