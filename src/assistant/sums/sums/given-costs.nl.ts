/** The Dutch sentences about buying a home with the costs that a visitor names. Amounts are in cents. */
import { euro, transferTaxLabel } from '../../../figures/calculation-words.nl.ts'
import type { FeeName } from './read-fees.ts'

const names: Record<FeeName, string> = {
  notary: 'Notaris',
  valuation: 'Taxatie',
  advice: 'Hypotheekadvies',
  agent: 'Makelaar',
  survey: 'Bouwkundige keuring',
  guarantee: 'Bankgarantie',
  'land-registry': 'Kadaster',
  other: 'Andere kosten',
}

export const givenCostsTexts = {
  name: 'Boven op de koopprijs betaalt u',
  withPrice: (totals: readonly string[]): string => `Met de koopprijs erbij is het ${totals.join(' of ')}.`,
  feeLine: (name: FeeName, cents: number): string => `${names[name]}: ${euro(cents)}.`,
  sumLine: (taxCents: number, feesCents: number): string =>
    `${transferTaxLabel} ${euro(taxCents)} plus ${euro(feesCents)} aan andere kosten is ${euro(taxCents + feesCents)}.`,
  conditions: 'Wij tellen alleen de kosten op die u noemt. Vraag de notaris en uw adviseur welke kosten er nog bij komen.',
} as const
