/** Notaries as lines of a spreadsheet: one notary a line, lists and prices within a cell. */
import Papa from 'papaparse'
import { parseEuros } from '../platform/money-input.ts'
import { formatEuros } from '../platform/number-format.ts'
import { csvLine, unguardFormula } from '../platform/csv.ts'
import { findDeed } from '../deeds/deed.ts'
import { emptyDraft, type NotaryDraft } from './notary-draft.ts'
import type { NotaryPrice } from './notary.ts'
import { isRelation } from './relation.ts'

const csvColumns = [
  'naam',
  'plaats',
  'talen',
  'specialisaties',
  'kenmerken',
  'telefoon',
  'mail',
  'website',
  'register',
  'register_gezien_op',
  'vergoeding',
  'prijzen',
] as const

const LIST = '; '

const ALL_IN = 'alles inbegrepen'

const priceCell = ({ deed, amountCents, asOf, includes, allIn }: NotaryPrice): string =>
  [deed, formatEuros(amountCents), asOf, includes.replaceAll(';', ','), ...(allIn ? [ALL_IN] : [])].join(' | ')

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
      notary.relation,
      notary.prices.map(priceCell).join(LIST),
    ]),
  )
  return csvLine(csvColumns) + lines.join('')
}

const plain = (cell: string | undefined): string => unguardFormula((cell ?? '').trim())
const list = (cell: string | undefined): string[] =>
  plain(cell)
    .split(';')
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** What cannot be read becomes a price that the rules refuse. */
function priceOf(text: string): NotaryPrice {
  const [deed = '', amount = '', asOf = '', includes = '', allIn = ''] = text.split('|').map((part) => part.trim())
  return { deed: findDeed(deed)?.slug ?? '', amountCents: parseEuros(amount) ?? 0, asOf, includes, allIn: allIn.toLowerCase() === ALL_IN }
}

export interface CsvNotary {
  /** In the file, with the heading as line 1. */
  line: number
  draft: NotaryDraft
  /** Columns that the drafts' own rules cannot see. */
  faults: readonly string[]
}

/** Undefined when the heading does not name at least the name and the place. What comes in is a draft, whatever it was. */
export function readNotaryCsv(csv: string): CsvNotary[] | undefined {
  const { data, meta } = Papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
    transformHeader: (heading) => heading.trim().toLowerCase(),
  })
  if (!['naam', 'plaats'].every((column) => meta.fields?.includes(column))) return undefined
  return data.map((row, index) => {
    const relation = plain(row['vergoeding']).toLowerCase()
    const draft: NotaryDraft = {
      ...emptyDraft,
      name: plain(row['naam']),
      location: plain(row['plaats']),
      languages: list(row['talen'] ?? 'Nederlands'),
      specializations: list(row['specialisaties']),
      features: list(row['kenmerken']),
      phone: plain(row['telefoon']),
      email: plain(row['mail']),
      website: plain(row['website']),
      registerUrl: plain(row['register']),
      registerDay: plain(row['register_gezien_op']),
      relation: isRelation(relation) ? relation : 'geen',
      prices: list(row['prijzen']).map(priceOf),
    }
    return { line: index + 2, draft, faults: relation === '' || isRelation(relation) ? [] : ['relation'] }
  })
}
