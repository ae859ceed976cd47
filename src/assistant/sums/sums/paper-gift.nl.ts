/** The Dutch sentences about the yearly interest on a gift on paper. Amounts are in cents. */
import { euro, percentText } from '../../../figures/calculation-words.nl.ts'
import type { AnswerSource } from '../../conversation/engine.ts'

const STEP = 1_000_000

export const paperGiftTexts = {
  outcome: (cents: number): string => `De rente is ${euro(cents)} per jaar.`,
  together: (eachCents: number, count: number): string => `${count} keer ${euro(eachCents)} is ${euro(eachCents * count)}.`,
  interestLine: (percent: number, amountCents: number, cents: number): string => `${percentText(percent)} van ${euro(amountCents)} is ${euro(cents)}.`,
  conditions:
    'Betaal de rente elk jaar echt; anders kan de schuld bij uw overlijden toch worden belast (artikel 10 van de Successiewet). De notaris zegt welk percentage de Belastingdienst vraagt. Voor deze som zijn geen cijfers per jaar nodig.',
  /** Where nobody told what the deed says. */
  byLaw:
    'Ik reken met het percentage dat de Belastingdienst vraagt; in de akte kan meer staan. Betaal de rente elk jaar echt, anders kan de schuld bij overlijden toch worden belast (artikel 10 van de Successiewet).',
  debtLine: (amountCents: number, times: number, debtCents: number): string => `${times} keer ${euro(amountCents)} is een schuld van ${euro(debtCents)}.`,
  suggestAmount: (amountCents: number): string => `En bij ${euro(amountCents + STEP)}?`,
  question: 'Moet ik bij een papieren schenking naar de notaris en elk jaar rente betalen?',
  lawSource: { title: 'Successiewet 1956, artikel 10', url: 'https://wetten.overheid.nl/BWBR0002226' } satisfies AnswerSource,
} as const
