/** What the cells of a spreadsheet are read as: prices in parts or as one amount, headings by their other names, and addresses. What cannot be read is refused. */
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

const mailsOf = (...headings: string[]) => {
  const file = readNotaryCsv(`naam,plaats,${headings.join(',')}\nKantoor,Zeist,${headings.map((_, at) => `${at}@kantoor.example`).join(',')}\n`)
  return [file?.lines[0]?.draft.email, file?.ignored, file?.lines[0]?.columns.has('email')]
}

test.each(['mail', 'e-mail', 'E-mail', 'email', 'mailadres', 'e-mailadres'])('the column of the mail address may be called %s', (heading) => {
  expect(mailsOf(heading)).toEqual(['0@kantoor.example', [], true])
})

test('of two columns for the mail address the first counts and the other is named', () => {
  expect(mailsOf('email', 'mail')).toEqual(['0@kantoor.example', ['mail'], true])
})

test.each([
  ['kantoor.example', 'https://kantoor.example'],
  ['www.kantoor.example/team?x=1', 'https://www.kantoor.example/team?x=1'],
  ['https://kantoor.example/', 'https://kantoor.example/'],
  ['http://kantoor.example', 'http://kantoor.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['geen website', 'geen website'],
  ['info@kantoor.example', 'info@kantoor.example'],
  ['', ''],
])('the website %j is read as %j', (typed, read) => {
  expect(readNotaryCsv(`naam,plaats,website\nKantoor,Zeist,"${typed}"\n`)?.lines[0]?.draft.website).toBe(read)
})
