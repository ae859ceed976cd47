import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('what goes in comes out of another reader, whatever quotes, commas and line ends it holds', () => {
  const cell = fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r\n', ';', 'a', 'é', ' ', '👍') }).map((text) => `x${text}`)
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 5 }), (rows) => {
      expect(Papa.parse(rows.map(csvLine).join(''), { newline: '\r\n', skipEmptyLines: true }).data).toEqual(rows)
    }),
  )
})

test.each(['=1+1', '+31 6', '-2', '@SUM(A1)', '\t=1', '\r=1'])('%j does not become a formula', (text) => {
  expect(csvLine([text])).toBe(`"'${text}"\r\n`)
})

test('a negative number stays a number, and nothing is an empty cell', () => {
  expect(csvLine([-2, null, true])).toBe('"-2","","true"\r\n')
})
