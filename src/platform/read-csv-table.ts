/** Rows of a file of a spreadsheet, whichever program saved it, each with the line it begins on. */
import Papa from 'papaparse'

interface CsvRow {
  /** In the file, from 1. */
  line: number
  /** By heading, as it stands in the file in small letters. */
  cells: Readonly<Record<string, string>>
  /** More cells than headings: a mark in a text that has no quotes around it. */
  isTooLong: boolean
  /** A quote that is not closed, or that stands within a text alone. */
  hasLooseQuote: boolean
}

export interface CsvTable {
  headings: readonly string[]
  /** Headings that stand there twice; the first counts. */
  repeated: readonly string[]
  /** Without empty ones. */
  rows: readonly CsvRow[]
}

const MARKS = [',', ';', '\t'] as const

/** By the heading, in which the marks stand for nothing else; a list within a cell below it cannot mislead. */
const markOf = (heading: string): string => MARKS.toSorted((a, b) => heading.split(b).length - heading.split(a).length)[0] ?? ','

export function readCsvTable(text: string): CsvTable {
  // Excel writes its mark in a line of its own when it is told to.
  const [first = '', ...rest] = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n')
  const told = /^"?sep=(.)"?$/i.exec(first.trim())?.[1]
  const body = told === undefined ? [first, ...rest].join('\n') : rest.join('\n')
  const heading = body.split('\n').find((line) => line.trim() !== '') ?? ''
  const { data, errors } = Papa.parse<string[]>(body, { delimiter: told ?? markOf(heading) })
  const loose = new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' && row !== undefined ? [row] : [])))
  let line = told === undefined ? 1 : 2
  const found = data.flatMap((cells, index) => {
    const at = line
    line += 1 + cells.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0)
    return cells.every((cell) => cell.trim() === '') ? [] : [{ line: at, cells, hasLooseQuote: loose.has(index) }]
  })
  const [top, ...below] = found
  const headings = (top?.cells ?? []).map((cell) => cell.trim().toLowerCase())
  const rows = below.map(({ cells, ...row }) => ({
    ...row,
    isTooLong: cells.slice(headings.length).some((cell) => cell.trim() !== ''),
    cells: Object.fromEntries(headings.map((name, at) => [name, cells[at] ?? ''] as const).toReversed()),
  }))
  return { headings: [...new Set(headings)], repeated: headings.filter((name, at) => name !== '' && headings.indexOf(name) < at), rows }
}
