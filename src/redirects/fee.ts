/** What a click is worth to the owner. Also runs in the browser. */
import { parseEuros } from '../platform/money-input.ts'

/** More for one click is a mistake in typing. */
const MAX_CENTS = 100_000

export type FeeFault = 'amount'

/** '1,50', '€ 2' or '0.75' in cents; null for an empty field. */
export function readFee(text: string): { cents: number | null; fault?: undefined } | { cents?: undefined; fault: FeeFault } {
  if (text.trim() === '') return { cents: null }
  const cents = parseEuros(text) ?? 0
  return cents > 0 && cents <= MAX_CENTS ? { cents } : { fault: 'amount' }
}

/** 150 as '1,50': as it is typed. */
export const typedFee = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')

export interface HitsAtFee {
  hits: number
  /** Of a click on that day; null when none was set. */
  fee_cents: number | null
}

/** In cents; null when no fee held on any of these days: then there is nothing to say, and that is not nought. */
export function worthOf(rows: readonly HitsAtFee[]): number | null {
  const paid = rows.flatMap(({ hits, fee_cents: fee }) => (fee === null ? [] : [hits * fee]))
  return paid.length === 0 ? null : paid.reduce((sum, one) => sum + one, 0)
}
