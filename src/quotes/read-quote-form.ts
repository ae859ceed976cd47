/** Reads a quote as somebody fills it in: by line, where an empty field says that nothing was said. */
import { cleanText, hasLineBreak } from '../platform/clean-text.ts'
import { isDay } from '../platform/days.ts'
import { parseEuros } from '../platform/money-input.ts'
import type { PricePartKey } from '../deeds/price-parts.ts'
import type { QuoteLines } from './quote-lines.ts'
import type { QuoteFault } from './quotes.nl.ts'

export const INCLUDES_LIMIT = 1_000
const OFFICE_LIMIT = 100
const MOST_CENTS = 100_000_000

export interface QuoteInput {
  office: string
  lines: QuoteLines
  includes: string
  validUntil: string | null
}

export type QuoteFaults = Readonly<Record<string, QuoteFault>>

/** The name of the field of a line, or of an amount beside the lines. */
export const amountName = (line: PricePartKey | 'total' | 'otherParty'): string => `bedrag-${line}`

/** The names of all fields. */
export const quoteFieldNames = (asked: readonly PricePartKey[]): string[] => [
  'kantoor',
  ...[...asked, 'total' as const, 'otherParty' as const].map(amountName),
  'inbegrepen',
  'geldig',
]

function readAmounts(asked: readonly PricePartKey[], of: (name: string) => string) {
  const lines: QuoteLines = {}
  const faults: Record<string, QuoteFault> = {}
  for (const line of [...asked, 'total', 'otherParty'] as const) {
    const typed = cleanText(of(amountName(line))).slice(0, 40)
    if (typed === '') continue
    const cents = parseEuros(typed)
    if (cents === undefined || cents > MOST_CENTS) faults[amountName(line)] = 'amount'
    else lines[line] = cents
  }
  const says = Object.keys(lines).some((line) => line !== 'otherParty')
  if (!says && Object.keys(faults).length === 0) faults[amountName(asked[0] ?? 'total')] = 'nothing'
  return { lines, faults }
}

/** `office`: known, and not typed. */
export function readQuoteForm(asked: readonly PricePartKey[], of: (name: string) => string, office?: string): { quote: QuoteInput; faults: QuoteFaults } {
  const name = office ?? cleanText(of('kantoor'))
  const includes = cleanText(of('inbegrepen'))
  const validUntil = cleanText(of('geldig')) || null
  const { lines, faults } = readAmounts(asked, of)
  const found: Record<string, QuoteFault> = {
    ...((name === '' || hasLineBreak(name)) && { kantoor: 'office' as const }),
    ...(name.length > OFFICE_LIMIT && { kantoor: 'office_long' as const }),
    ...faults,
    ...(includes.length > INCLUDES_LIMIT && { inbegrepen: 'includes' as const }),
    ...(validUntil !== null && !isDay(validUntil) && { geldig: 'day' as const }),
  }
  return { quote: { office: name, lines, includes, validUntil }, faults: found }
}
