/** The Dutch sentences about an estate with more debts than possessions. Amounts are in cents. */
import { euro } from '../../../figures/calculation-words.nl.ts'
import type { AnswerSource } from '../../conversation/engine.ts'

export const shortfallTexts = {
  outcome: (shortCents: number): string => `Er is ${euro(shortCents)} meer schuld dan bezit.`,
  line: (ownedCents: number, owedCents: number): string =>
    `${euro(ownedCents)} min ${euro(owedCents)} aan schulden en uitvaart is een tekort van ${euro(owedCents - ownedCents)}.`,
  nothing: 'Er valt niets te verdelen, en erfbelasting is er niet.',
  choice:
    'Een erfgenaam die zuiver aanvaardt, betaalt het tekort ook uit eigen geld. Wie beneficiair aanvaardt, in beginsel niet, en wie verwerpt ook niet (artikelen 4:182, 4:184 en 4:190 van het Burgerlijk Wetboek). Verkoop of gebruik niets uit de erfenis voordat u kiest.',
  suggestions: ['Wat is het verschil tussen zuiver aanvaarden, beneficiair aanvaarden en verwerpen?', 'Wat kost beneficiair aanvaarden bij de rechtbank?'],
  lawSource: { title: 'Burgerlijk Wetboek Boek 4, artikelen 182, 184 en 190', url: 'https://wetten.overheid.nl/BWBR0002761' } satisfies AnswerSource,
}
