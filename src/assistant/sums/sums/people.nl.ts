/** The Dutch sentences about several people who each get, or give, an own amount. Amounts are in cents. */
import { centsOfStep, type BracketTaxResult } from '../../../figures/bracket-tax.ts'
import { capital, euro, giftConditions, inheritanceConditions, relationNames } from '../../../figures/calculation-words.nl.ts'
import type { Person } from './person.ts'

const taxNames = { 'inheritance-tax': 'erfbelasting', 'gift-tax': 'schenkbelasting' } as const

export const peopleTexts = {
  outcome: (topic: keyof typeof taxNames, totalCents: number): string => `Samen is de ${taxNames[topic]} ${euro(totalCents)}.`,
  /** When all pay as much. */
  outcomeEach: (topic: keyof typeof taxNames, eachCents: number, totalCents: number): string =>
    `De ${taxNames[topic]} is ${euro(eachCents)} per persoon, samen ${euro(totalCents)}.`,
  line({ relation, cents, count }: Person, tax: BracketTaxResult): string {
    const each = count > 1 ? ` per persoon, samen ${euro(count * tax.taxCents)}` : ''
    return `${capital(relationNames[relation])}: ${euro(cents)}, vrijstelling ${euro(centsOfStep(tax, 'exemption'))}, belasting ${euro(tax.taxCents)}${each}.`
  },
  conditions: (isGift: boolean, givers: boolean): string =>
    isGift
      ? `${giftConditions} ${givers ? 'Per schenker geldt een eigen vrijstelling.' : 'Ieder die krijgt, heeft een eigen vrijstelling.'}`
      : `${inheritanceConditions} Iedere erfgenaam heeft een eigen vrijstelling.`,
} as const
