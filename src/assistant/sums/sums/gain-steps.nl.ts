/** Dutch sentences about how the amount of an inheritance, a gift or a purchase is made up, and what is left of it. Amounts are in cents. */
import { centsOfStep, type BracketTaxResult } from '../../../figures/bracket-tax.ts'
import { capital, euro, percentText, raiseConditions } from '../../../figures/calculation-words.nl.ts'
import { perPerson } from '../calculation.nl.ts'
import type { GainTopic } from '../detect-topic.ts'
import type { Share } from '../extract-fraction.ts'
import type { EqualParts } from '../extract-parts.ts'

export const partsLine: Record<EqualParts['by'], (parts: EqualParts) => string> = {
  couple: ({ eachCents }) =>
    `Twee keer ${euro(eachCents)} is ${euro(eachCents * 2)}. Partners en ouders tellen samen als één schenker (artikel 26 van de Successiewet).`,
  month: ({ eachCents, count }) => `${count} maanden ${euro(eachCents)} is ${euro(eachCents * count)} in een jaar.`,
  time: ({ eachCents, count }) => `${count} keer ${euro(eachCents)} is ${euro(eachCents * count)}.`,
}
export const left = (cents: number, receivers: number): string => `Er blijft ${receivers > 1 ? perPerson(cents) : euro(cents)} over.`
export const withRaise = (taxCents: number): string =>
  `Met de eenmalig verhoogde vrijstelling is het ${euro(taxCents)}: die mag een kind van 18 tot 40 jaar één keer gebruiken.`
export const studyConditions = `${raiseConditions} Voor een dure studie gelden meer voorwaarden, zoals een notariële akte.`
export const giftCounts =
  'Een schenking binnen 180 dagen voor het overlijden telt mee als erfenis (artikel 12 van de Successiewet), behalve de eenmalig verhoogde vrijstelling.'
export const paidByParent = 'Bij de wettelijke verdeling betaalt de langstlevende ouder deze belasting voor het kind (artikel 4:14 van het Burgerlijk Wetboek).'
const partNames: Record<string, string> = { '1/2': 'De helft', '1/3': 'Een derde', '2/3': 'Twee derde', '1/4': 'Een kwart', '3/4': 'Drie kwart' }
const partName = (numerator: number, denominator: number): string => partNames[`${numerator}/${denominator}`] ?? percentText((100 * numerator) / denominator)
export const shareLine = ({ numerator, denominator, wholeCents }: Share): string =>
  `${partName(numerator, denominator)} van ${euro(wholeCents)} is ${euro(Math.floor((wholeCents * numerator) / denominator))}.`
export const movablesLine = (movablesCents: number, leftCents: number): string =>
  `${euro(leftCents + movablesCents)} min ${euro(movablesCents)} aan roerende zaken is ${euro(leftCents)}. Over roerende zaken betaalt u geen overdrachtsbelasting, als hun prijs reëel is.`
export const leftLine = (receivedCents: number, taxCents: number): string =>
  `${euro(receivedCents)} min ${euro(taxCents)} is ${euro(receivedCents - taxCents)}.`

const asWhat = { 'inheritance-tax': 'als erfenis', 'gift-tax': 'als schenking' } as const
/** Each outcome with what the amount would be. */
export const giftOrInheritance = (outcomes: readonly (readonly [GainTopic, number])[]): string =>
  `De belasting is ${outcomes.map(([topic, cents]) => `${euro(cents)} ${asWhat[topic]}`).join(' en ')}.`
export const eitherLine = (topic: GainTopic, receivedCents: number, tax: BracketTaxResult): string => {
  return `${capital(asWhat[topic])}: ${euro(receivedCents)}, vrijstelling ${euro(centsOfStep(tax, 'exemption'))}, belasting ${euro(tax.taxCents)}.`
}
export const eitherQuestions = ['Hoeveel erfbelasting moet ik betalen, en hoe bereken ik dat?', 'Hoeveel schenkbelasting betaal ik?'] as const
export const eitherCondition = 'Wat iemand bij leven geeft, is een schenking; wat iemand nalaat, is een erfenis. Wie het krijgt, betaalt.'
