/** The Dutch sentences about the unequal parts of a will. Amounts are in cents. */
import { and, euro } from '../../../figures/calculation-words.nl.ts'
import type { AnswerSource } from '../../conversation/engine.ts'
import type { Fraction } from '../extract-fraction.ts'

const name = ({ numerator, denominator }: Fraction): string => (denominator === 100 ? `${numerator}%` : `${numerator}/${denominator} deel`)

export const willPartsTexts = {
  outcome: (cents: readonly number[]): string => `De delen zijn ${and(cents.map(euro))}.`,
  line: (part: Fraction, wholeCents: number, cents: number): string => `${name(part)} van ${euro(wholeCents)} is ${euro(cents)}.`,
  conditions:
    'Schulden en de kosten van de uitvaart gaan er eerst af. Een kind kan altijd zijn legitieme portie opeisen (artikel 4:63 van het Burgerlijk Wetboek). Voor deze som zijn geen cijfers per jaar nodig.',
  suggestions: ['Wat is de legitieme portie?', 'Hoeveel erfbelasting moet ik betalen, en hoe bereken ik dat?'],
  lawSource: { title: 'Burgerlijk Wetboek Boek 4, artikel 63', url: 'https://wetten.overheid.nl/BWBR0002761' } satisfies AnswerSource,
} as const
