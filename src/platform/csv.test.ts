import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { csvLine, guardFormula, unguardFormula } from './csv.ts'

test('what goes in comes out of another reader, whatever quotes, commas and line ends it holds', () => {
  const cell = fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r\n', ';', 'a', 'é', ' ', '👍') }).map((text) => `x${text}`)
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 5 }), (rows) => {
      expect(Papa.parse(rows.map(csvLine).join(''), { newline: '\r\n', skipEmptyLines: true }).data).toEqual(rows)
    }),
  )
})

test.each(['=1+1', '+31 6', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])('%j does not become a formula', (text) => {
  expect(csvLine([text])).toBe(`"'${text}"\r\n`)
})

test.each(['＝1+1', '＋31', '－2', '＠SUM(A1)', '﹦1+1', '\u200b=1+1', '\ufeff=1', '\u2060\u200d＝1', '\u3164=1', '\u0000=1', '\u00a0-2', "'=1+1"])(
  '%j does not become a formula either, though its sign is in full width or stands behind what is not seen',
  (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`)
  },
)

test('taking the guard off gives back every text as it was', () => {
  const text = fc.string({ unit: fc.constantFrom("'", '=', '＝', '-', '\u200b', '\t', '\n', ' ', 'a', '1'), maxLength: 8 })
  fc.assert(fc.property(text, (typed) => unguardFormula(guardFormula(typed)) === typed))
})

test.each(["'s-Hertogenbosch", "'t Gooi", "d'Ancona", 'a=b', '100% - 2', "''"])('%j is no formula, and keeps its apostrophes when it is read', (text) => {
  expect([guardFormula(text), unguardFormula(text)]).toEqual([text, text])
})

test('a negative number stays a number, and nothing is an empty cell', () => {
  expect(csvLine([-2, null, true])).toBe('"-2","","true"\r\n')
})
