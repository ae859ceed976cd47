import { expect, test } from 'vitest'
import { readCsvTable } from './read-csv-table.ts'

const rows = (text: string) => readCsvTable(text).rows.map(({ line, cells }) => [line, cells['naam'], cells['plaats']])

test.each([
  ['commas', 'naam,plaats\nA,Zeist\n'],
  ['semicolons, with commas in a cell', 'naam;plaats\nA;Zeist\n'],
  ['tabs', 'naam\tplaats\nA\tZeist\n'],
  ['a mark of its own', 'sep=;\nnaam;plaats\nA;Zeist\n'],
  ['a byte order mark, and headings in capitals with spaces', '\uFEFF Naam ,PLAATS\r\nA,Zeist\r\n'],
  ['ends of lines of every kind', 'naam,plaats\r\nA,Zeist\nB,Bunnik\rC,Soest'],
])('%s', (_what, text) => {
  expect(rows(text)[0]?.slice(1)).toEqual(['A', 'Zeist'])
})

test('a line is where it begins in the file, also below empty lines, a mark and cells of more lines', () => {
  expect(rows('naam,plaats\n\n"A\nB",Zeist\n,\nC,Soest\n')).toEqual([
    [3, 'A\nB', 'Zeist'],
    [6, 'C', 'Soest'],
  ])
  expect(rows('sep=;\nnaam;plaats\nA;Zeist')).toEqual([[3, 'A', 'Zeist']])
})

test('lists with semicolons in the cells do not make a file of commas one of semicolons', () => {
  expect(readCsvTable('naam,talen\nA,Nederlands; Engels; Duits; Frans\n').rows[0]?.cells).toEqual({ naam: 'A', talen: 'Nederlands; Engels; Duits; Frans' })
})

const told = (text: string) => readCsvTable(`naam,plaats\n${text}`).rows.map(({ isTooLong, hasLooseQuote }) => [isTooLong, hasLooseQuote])

test('a row with more cells than headings, and one with a loose quote, are told', () => {
  expect(told('Van Dam, De Wit,Zeist\nA,Zeist,\n')).toEqual([
    [true, false],
    [false, false],
  ])
  expect([told('A,Zeist\n"B" c,Zeist\n').at(-1), told('A,Zeist\n"open,Zeist\n').at(-1)]).toEqual([
    [false, true],
    [false, true],
  ])
})

test('of a heading that stands there twice the first counts', () => {
  const { rows: found, repeated } = readCsvTable('naam,plaats,naam\nA,Zeist,B\n')
  expect([found[0]?.cells['naam'], repeated]).toEqual(['A', ['naam']])
})

test('an empty file has no rows', () => {
  expect([readCsvTable('').rows, readCsvTable('\n\n').rows]).toEqual([[], []])
})
