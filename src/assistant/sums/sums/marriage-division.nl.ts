/** The Dutch sentences about the division of all that a couple has at a divorce. Amounts are in cents. */
import { and, euro } from '../../../figures/calculation-words.nl.ts'
import type { AnswerSource } from '../../conversation/engine.ts'
import type { PossessionName } from './marriage-words.nl.ts'

const names: Record<PossessionName, string> = {
  home: 'het huis',
  mortgage: 'de hypotheek',
  savings: 'het spaargeld',
  car: 'de auto',
  loan: 'de lening',
}

const withAmount = (name: PossessionName, cents: number): string => `${names[name]} ${euro(Math.abs(cents))}`

export const divisionTexts = {
  reading: (items: readonly { name: PossessionName; cents: number }[], privateCents: number): string =>
    `Ik reken met: een huwelijk waarin alles van u samen is, ${and(items.map(({ name, cents }) => withAmount(name, cents)))}${privateCents > 0 ? `, waarvan ${euro(privateCents)} van het spaargeld van een van u alleen` : ''}.`,
  outcome: (halfCents: number, paysCents: number, keepsHome: boolean): string =>
    paysCents === 0
      ? `Ieder krijgt ${euro(halfCents)}. U hoeft elkaar niets te betalen.`
      : `Ieder krijgt ${euro(halfCents)}. ${keepsHome ? 'Wie het huis houdt, betaalt de ander' : 'Wie het huis houdt, krijgt van de ander'} ${euro(paysCents)}.`,
  privateLine: (savingsCents: number, privateCents: number): string =>
    `Van het spaargeld is ${euro(privateCents)} van een van u alleen. Te delen: ${euro(savingsCents)}.`,
  totalLine: (assetsCents: number, debtsCents: number, halfCents: number): string =>
    `Bezittingen ${euro(assetsCents)} min schulden ${euro(debtsCents)} is ${euro(assetsCents - debtsCents)}. De helft is ${euro(halfCents)}.`,
  homeLine: (keptNames: readonly PossessionName[], cents: number): string =>
    `Wie het huis houdt, heeft ${and(keptNames.map((name) => names[name]))}: samen ${euro(cents)}.`,
  otherLine: (keptNames: readonly PossessionName[], cents: number): string =>
    keptNames.length === 0 ? 'De ander krijgt alleen geld.' : `De ander heeft ${and(keptNames.map((name) => names[name]))}: samen ${euro(cents)}.`,
  conditions:
    'Dit geldt als alles van u samen is, zoals bij een huwelijk van vóór 2018 zonder huwelijkse voorwaarden. Wat van een van u alleen is, zoals een erfenis met uitsluitingsclausule, telt niet mee. Wie een hypotheek of lening overneemt, heeft de bank nodig. U mag samen iets anders afspreken. Voor deze som zijn geen cijfers per jaar nodig.',
  suggestions: ['Betaal ik overdrachtsbelasting als ik bij een echtscheiding het huis overneem?', 'Hoe wordt een erfenis verdeeld bij een scheiding?'],
  lawSource: { title: 'Burgerlijk Wetboek Boek 1, artikelen 94 en 100', url: 'https://wetten.overheid.nl/BWBR0002656' } satisfies AnswerSource,
} as const
