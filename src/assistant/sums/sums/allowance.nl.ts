/** The Dutch sentences about what several people together can get without tax. Amounts are in cents. */
import { and, capital, euro, relationNames } from '../../../figures/calculation-words.nl.ts'
import type { AllowanceFacts, AllowanceGroup } from './allowance-facts.ts'

const plural: Record<AllowanceGroup['relation'], string> = { partner: 'partners', child: 'kinderen', grandchild: 'kleinkinderen', other: 'anderen' }

export const allowanceTexts = {
  outcome: ({ isGift }: AllowanceFacts, cents: number): string =>
    `Samen belastingvrij ${isGift ? 'te schenken' : 'te erven'}: ${euro(cents)}${isGift ? ' per jaar' : ''}.`,
  line: ({ relation, count }: AllowanceGroup, eachCents: number): string =>
    count === 1
      ? `${capital(relationNames[relation])}: ${euro(eachCents)}.`
      : `${count} ${plural[relation]}: ${count} keer ${euro(eachCents)} is ${euro(count * eachCents)}.`,
  sumLine: (cents: readonly number[], totalCents: number): string => `${and(cents.map(euro))} samen is ${euro(totalCents)}.`,
  conditions: {
    gift: 'Dat is de gewone vrijstelling per jaar voor ieder die krijgt. Beide ouders, en beide grootouders, tellen samen als één schenker.',
    inheritance: 'Iedere erfgenaam heeft een eigen vrijstelling (artikel 32 van de Successiewet). Wie meer krijgt, betaalt over dat meerdere.',
  },
  suggestions: {
    gift: ['Hoeveel mag ik mijn kind eenmalig extra schenken?', 'Hoeveel schenkbelasting betaal ik?'],
    inheritance: ['Hoeveel erfbelasting moet ik betalen, en hoe bereken ik dat?'],
  },
} as const
