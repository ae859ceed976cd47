/** The Dutch sentences about a gift that is spread over calendar years. Amounts are in cents. */
import { centsOfStep, type BracketTaxResult } from '../../../figures/bracket-tax.ts'
import { and, euro, giftConditions, taxOver } from '../../../figures/calculation-words.nl.ts'

const inOneYear = (cents: number, tax: BracketTaxResult): string =>
  [
    `${euro(cents)} min de vrijstelling van ${euro(centsOfStep(tax, 'exemption'))} is ${euro(centsOfStep(tax, 'taxable'))} belast`,
    ...tax.steps.flatMap((step) => (step.percent === undefined ? [] : [taxOver(step.percent, step.baseCents ?? 0, step.cents)])),
  ].join('; ')

export const spreadTexts = {
  outcome: (taxes: readonly number[], totalCents: number): string =>
    new Set(taxes).size === 1
      ? `Over ${taxes.length} kalenderjaren is de schenkbelasting samen ${euro(totalCents)}: ${euro(taxes[0] ?? 0)} per jaar.`
      : `Over ${taxes.length} kalenderjaren is de schenkbelasting samen ${euro(totalCents)}: ${and(taxes.map((cents) => euro(cents)))}.`,
  sameLine: (cents: number, tax: BracketTaxResult): string => `Ieder jaar: ${inOneYear(cents, tax)}.`,
  yearLine: (year: number, cents: number, tax: BracketTaxResult): string => `In ${year}: ${inOneYear(cents, tax)}.`,
  raised: (cents: number): string =>
    `Met de eenmalig verhoogde vrijstelling in een van die jaren is het samen ${euro(cents)}: die mag een kind van 18 tot 40 jaar één keer gebruiken.`,
  conditions: (year: number): string =>
    `${giftConditions} De vrijstelling geldt ieder kalenderjaar opnieuw. Wij rekenen met de bedragen van ${year}; die van latere jaren zijn nog niet bekend en kunnen iets anders zijn.`,
} as const
