/** The Dutch sentences about a bill of several amounts, or of hours. Amounts are in cents. */
import { euro, percentText } from '../../../figures/calculation-words.nl.ts'

export const billTexts = {
  outcome: (inclusiveCents: number, vatCents: number): string => `Samen is het ${euro(inclusiveCents)} met btw. De btw is ${euro(vatCents)}.`,
  hours: (hours: number, hourCents: number, totalCents: number): string =>
    `${String(hours).replace('.', ',')} uur van ${euro(hourCents)} is ${euro(totalCents)}.`,
  taxed: (cents: readonly number[], totalCents: number): string =>
    `Zonder btw: ${cents.length > 1 ? `${cents.map(euro).join(' plus ')} is ${euro(totalCents)}` : euro(totalCents)}.`,
  vat: (percent: number, baseCents: number, vatCents: number): string => `Btw: ${percentText(percent)} over ${euro(baseCents)} = ${euro(vatCents)}.`,
  included: (cents: readonly number[], vatCents: number): string => `Met btw: ${cents.map(euro).join(' plus ')}; de btw daarin is ${euro(vatCents)}.`,
  untaxed: (cents: readonly number[]): string => `Hier komt geen btw bij: ${cents.map(euro).join(' plus ')}.`,
  total: (cents: number): string => `Totaal: ${euro(cents)}.`,
  suggestion: 'Betaal ik btw over de rekening van de notaris?',
} as const
