/** Reads an amount in euros as people type it, and writes it as Dutch readers expect it. */
import { formatEuros } from './number-format.ts'

const CURRENCY = /€|\beuro?s?\b/g
const TRAIL = /(?:[.,]|(?<![-–—=.,]))[-–—=]+$|[.,]$/
const FORMS = [
  /^(?<whole>\d{1,3}(?:\.\d{3})+)(?:,(?<cents>\d{1,2}))?$/,
  /^(?<whole>\d{1,3}(?:,\d{3})+)(?:\.(?<cents>\d{1,2}))?$/,
  /^(?<whole>\d+)(?:[.,](?<cents>\d{1,2}))?$/,
]

/** '450.000', '€ 450.000,-', '450 000', '450000,50' and '450,000' in cents; undefined for anything else. */
export function parseEuros(text: string): number | undefined {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(CURRENCY, '')
    .replace(/[\s'’]/g, '')
    .replace(TRAIL, '')
  for (const form of FORMS) {
    const found = form.exec(plain)?.groups
    if (found) return Number((found['whole'] ?? '').replace(/[.,]/g, '')) * 100 + Number((found['cents'] ?? '').padEnd(2, '0'))
  }
  return undefined
}

/** '450000' or '450000,50': for in an address. */
export const plainEuros = (cents: number): string => formatEuros(cents).replaceAll('.', '')

/** What the field shows again: an amount that was understood in Dutch notation, anything else as it was typed. */
export function tidyEuros(text: string): string {
  const cents = parseEuros(text)
  return cents === undefined ? text : formatEuros(cents)
}
