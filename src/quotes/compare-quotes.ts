/** Quotes side by side: the same lines of each, what they come to, and which is the lowest of those that are whole. */
import type { PricePartKey } from '../deeds/price-parts.ts'
import { lowestWhole, sumOf, type QuoteLines, type Sum } from './quote-lines.ts'
import type { QuoteRow } from './quotes.queries.ts'
import { readLines } from './stored-json.schema.ts'

export interface ComparedQuote {
  id: string
  invitationId: string | null
  office: string
  lines: QuoteLines
  sum: Sum
  includes: string
  /** YYYY-MM-DD */
  validUntil: string | null
  isExpired: boolean
  isLowest: boolean
  /** Entered by the visitor. */
  byHand: boolean
}

/** Of an office the last that it gave; `rows` has the oldest first. */
const newestOf = (rows: readonly QuoteRow[]): QuoteRow[] => [...new Map(rows.map((row) => [row.invitation_id ?? row.id, row])).values()]

/** Whole ones first, the lowest before all; one that does not hold any more is not held against others. `day` is YYYY-MM-DD. */
export function compareQuotes(rows: readonly QuoteRow[], asked: readonly PricePartKey[], day: string): ComparedQuote[] {
  const all = newestOf(rows).map((row) => {
    const lines = readLines(row)
    return { row, lines, sum: sumOf(lines, asked), isExpired: row.valid_until !== null && row.valid_until < day }
  })
  const lowest = lowestWhole(all.filter(({ isExpired }) => !isExpired).map(({ sum }) => sum))
  return all
    .map(({ row, lines, sum, isExpired }) => ({
      id: row.id,
      invitationId: row.invitation_id,
      office: row.office_name,
      lines,
      sum,
      includes: row.includes,
      validUntil: row.valid_until,
      isExpired,
      isLowest: !isExpired && sum.missing.length === 0 && sum.cents === lowest,
      byHand: row.invitation_id === null,
    }))
    .toSorted(
      (a, b) => Number(a.isExpired) - Number(b.isExpired) || Number(a.sum.missing.length > 0) - Number(b.sum.missing.length > 0) || a.sum.cents - b.sum.cents,
    )
}
