/** Reads an amount in euros as people type it, and writes it as Dutch readers expect it. */
import { formatEuros } from './number-format.ts'

const CURRENCY = /€|\beuro?s?\b/g
const TRAIL = /(?:[.,]|(?<![-–—=.,]))[-–—=]+$|[.,]$/
const FORMS = [
  /^(?<whole>\d{1,3}(?:\.\d{3})+)(?:,(?<cents>\d{1,2}))?$/,
  /^(?<whole>\d{1,3}(?:,\d{3})+)(?:\.(?<cents>\d{1,2}))?$/,
  /^(?<whole>\d+)(?:[.,](?<cents>\d{1,2}))?$/,
]

const plainOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(CURRENCY, '')
    .replace(/[\s'’]/g, '')

/** '450.000', '€ 450.000,-', '450 000', '450000,50' and '450,000' in cents; undefined for anything else. */
export function parseEuros(text: string): number | undefined {
  const plain = plainOf(text).replace(TRAIL, '')
  for (const form of FORMS) {
    const found = form.exec(plain)?.groups
    if (found) return Number((found['whole'] ?? '').replace(/[.,]/g, '')) * 100 + Number((found['cents'] ?? '').padEnd(2, '0'))
  }
  return undefined
}

const LARGE = /^(?<number>\d{1,4}(?:[.,]\d{1,2})?)(?<unit>ton|k|duizend|mln|miljoen)$/
const CENTS_OF: Readonly<Record<string, number>> = { ton: 10_000_000, k: 100_000, duizend: 100_000, mln: 100_000_000, miljoen: 100_000_000 }

/** The price of a home as people say it: also '4,5 ton', '450k' and '1,2 miljoen'. */
export function parsePrice(text: string): number | undefined {
  const found = LARGE.exec(plainOf(text))?.groups
  if (!found) return parseEuros(text)
  return Math.round(Number((found['number'] ?? '').replace(',', '.')) * (CENTS_OF[found['unit'] ?? ''] ?? 0))
}

/** '450000' or '450000,50': for in an address. */
export const plainEuros = (cents: number): string => formatEuros(cents).replaceAll('.', '')

/** What the field shows again: an amount that was understood in Dutch notation, anything else as it was typed. */
export function tidyEuros(text: string, parse = parseEuros): string {
  const cents = parse(text)
  return cents === undefined ? text : formatEuros(cents)
}
