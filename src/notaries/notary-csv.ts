/** Notaries as lines of a spreadsheet: one notary a line, lists and prices within a cell. */
import { cleanText } from '../platform/clean-text.ts'
import { parseEuros } from '../platform/money-input.ts'
import { formatEuros } from '../platform/number-format.ts'
import { readCsvTable } from '../platform/read-csv-table.ts'
import { csvLine, unguardFormula } from '../platform/csv.ts'
import { findDeed } from '../deeds/deed.ts'
import { givenParts, pricePartKeys, type PricePartKey, type PriceParts } from '../deeds/price-parts.ts'
import { emptyDraft, settlePrice, type NotaryDraft } from './notary-draft.ts'
import type { NotaryPrice } from './notary.ts'
import { columnOf, fieldOfColumn } from './notary-columns.ts'
import { isRelation } from './relation.ts'

const LIST = '; '

const ALL_IN = 'alles inbegrepen'

/** What the parts are called in the file. */
const partWords: Readonly<Record<PricePartKey, string>> = { fee: 'honorarium', vat: 'btw', landRegistry: 'kadaster', registers: 'registers', other: 'anders' }

const amountCell = ({ amountCents, parts }: NotaryPrice): string =>
  givenParts(parts)
    .map((key) => `${partWords[key]} ${formatEuros(parts[key] ?? 0)}`)
    .join(' + ') || formatEuros(amountCents)

/** Where the parts are told they say themselves whether everything is in it. */
const priceCell = (price: NotaryPrice): string =>
  [
    price.deed,
    amountCell(price),
    price.asOf,
    price.includes.replaceAll(';', ',').replaceAll('|', ','),
    ...(price.allIn && givenParts(price.parts).length === 0 ? [ALL_IN] : []),
  ].join(' | ')

export function csvOf(notaries: readonly NotaryDraft[]): string {
  const lines = notaries.map((notary) =>
    csvLine([
      notary.name,
      notary.location,
      notary.languages.join(LIST),
      notary.specializations.join(LIST),
      notary.features.join(LIST),
      notary.phone,
      notary.email,
      notary.website,
      notary.registerUrl,
      notary.registerDay,
      notary.source,
      notary.sourceDay,
      notary.relation,
      notary.prices.map(priceCell).join(LIST),
    ]),
  )
  return csvLine(Object.keys(fieldOfColumn)) + lines.join('')
}

/** On one line, and without what nobody sees. */
const plain = (cell: string | undefined): string => unguardFormula(cleanText(cell ?? '').replaceAll('\n', ' '))

/** Spreadsheets write a day in the Dutch way when they save it: '1-11-2026'. What is no day is left for the rules. */
const dayOf = (text: string): string => {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  return year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** A name with a dot and no scheme before it: as the bar of a browser shows it. What is no address is left for the rules. */
const BARE_ADDRESS = /^[^\s.:/?#@\\]+(?:\.[^\s.:/?#@\\]+)+(?::\d+)?(?:[/?#]|$)/

const addressOf = (text: string): string => (BARE_ADDRESS.test(text) ? `https://${text}` : text)

const list = (cell: string | undefined): string[] =>
  plain(cell)
    .split(';')
    .map((word) => word.trim())
    .filter((word) => word !== '')

const UNREADABLE = -1

/** What cannot be read becomes a price that the rules refuse. */
function priceOf(text: string): NotaryPrice {
  const [deed = '', amount = '', asOf = '', includes = '', allIn = ''] = text.split('|').map((part) => part.trim())
  const parts = partsOf(amount)
  const price = {
    deed: findDeed(deed)?.slug ?? '',
    amountCents: parseEuros(amount) ?? 0,
    asOf: dayOf(asOf),
    includes,
    allIn: allIn.toLowerCase() === ALL_IN,
    parts: {},
  }
  return parts === undefined ? price : settlePrice({ ...price, amountCents: 0, parts })
}

/** 'honorarium 400 + btw 84'; undefined for an amount alone. A part that cannot be read is one that the rules refuse. */
function partsOf(text: string): PriceParts | undefined {
  if (!/\p{L}/u.test(text.replace(/euro?s?/gi, ''))) return undefined
  const parts: Partial<Record<PricePartKey, number>> = {}
  for (const piece of text.toLowerCase().split('+')) {
    const [word = '', ...amount] = piece.trim().split(/\s+/)
    const key = pricePartKeys.find((part) => partWords[part] === word)
    if (key === undefined || parts[key] !== undefined) return { fee: UNREADABLE }
    parts[key] = parseEuros(amount.join('')) ?? UNREADABLE
  }
  return parts
}

export interface CsvNotary {
  /** In the file, from 1. */
  line: number
  draft: NotaryDraft
  /** What the drafts' own rules cannot see: fields, and `quotes` and `cells` of a line that does not fit the heading. */
  faults: readonly string[]
  /** Fields that the file has a column for. */
  columns: ReadonlySet<keyof NotaryDraft>
}

export interface NotaryCsv {
  lines: readonly CsvNotary[]
  /** Headings that say nothing to us, or stand there twice. */
  ignored: readonly string[]
}

/** Undefined when the heading does not name at least the name and the place. What comes in is a draft, whatever it was. */
export function readNotaryCsv(csv: string): NotaryCsv | undefined {
  const { headings, repeated, rows } = readCsvTable(csv)
  // Of two headings for one column the first counts.
  const headingOf = new Map(headings.toReversed().flatMap((heading) => [[columnOf(heading), heading] as const]))
  headingOf.delete(undefined)
  if (!headingOf.has('naam') || !headingOf.has('plaats')) return undefined
  const used = new Set(headingOf.values())
  const columns = new Set([...headingOf.keys()].flatMap((column) => (column ? [fieldOfColumn[column]] : [])))
  const ignored = [...headings.filter((heading) => heading !== '' && !used.has(heading)), ...repeated]
  const lines = rows.map(({ line, cells: typed, isTooLong, hasLooseQuote }) => {
    const cells: Readonly<Record<string, string>> = Object.fromEntries([...headingOf].map(([column, heading]) => [column, typed[heading] ?? '']))
    const relation = plain(cells['vergoeding']).toLowerCase()
    return {
      line,
      draft: draftOf(cells, relation),
      faults: [...(relation === '' || isRelation(relation) ? [] : ['relation']), ...(hasLooseQuote ? ['quotes'] : isTooLong ? ['cells'] : [])],
      columns,
    }
  })
  return { lines, ignored }
}

const draftOf = (row: Readonly<Record<string, string>>, relation: string): NotaryDraft => ({
  ...emptyDraft,
  name: plain(row['naam']),
  location: plain(row['plaats']),
  languages: list(row['talen'] ?? 'Nederlands'),
  specializations: list(row['specialisaties']),
  features: list(row['kenmerken']),
  phone: plain(row['telefoon']),
  email: plain(row['mail']),
  website: addressOf(plain(row['website'])),
  registerUrl: addressOf(plain(row['register'])),
  registerDay: dayOf(plain(row['register_gezien_op'])),
  source: plain(row['bron']),
  sourceDay: dayOf(plain(row['bron_gezien_op'])),
  relation: isRelation(relation) ? relation : 'geen',
  prices: list(row['prijzen']).map(priceOf),
})
