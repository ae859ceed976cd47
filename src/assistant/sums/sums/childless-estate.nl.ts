/** The Dutch sentences about the estate of someone without children. Amounts are in cents. */
import { centsOfStep, type BracketTaxResult } from '../../../figures/bracket-tax.ts'
import { and, capital, euro, taxOver } from '../../../figures/calculation-words.nl.ts'
import type { ChildlessShares } from '../../../figures/calculators/legal-shares.ts'
import type { AnswerSource } from '../../conversation/engine.ts'
import type { ChildlessTax } from './childless-tax.ts'

interface Heirs {
  parents: number
  siblings: number
  halfSiblings: number
}

const each = (count: number, one: string, more: string, cents: number): string[] =>
  count === 0 ? [] : [count === 1 ? `${one} ${euro(cents)}` : `${count} ${more} ieder ${euro(cents)}`]

const partsOf = ({ parents, siblings, halfSiblings }: Heirs, shares: ChildlessShares): string[] => [
  ...each(parents, 'de ouder', 'ouders', shares.parentCents),
  ...each(siblings, 'de broer of zus', 'broers en zussen', shares.siblingCents),
  ...each(halfSiblings, 'de halfbroer of halfzus', 'halfbroers en halfzussen', shares.halfSiblingCents),
]

export const childlessTexts = {
  askFamily: 'Dat kan ik uitrekenen. Leven de ouders van de overledene nog, en hoeveel broers en zussen leven er nog?',
  familyExamples: ['Beide ouders leven nog en er is 1 zus', 'De ouders zijn overleden en er zijn 2 broers'],
  spouseOutcome: (cents: number): string => `De echtgenoot of geregistreerd partner erft volgens de wet alles: ${euro(cents)}.`,
  outcome: (heirs: Heirs, shares: ChildlessShares): string => `De verdeling volgens de wet: ${and(partsOf(heirs, shares))}.`,
  parent: 'de ouder',
  parents: 'de ouders samen',
  sibling: 'een broer of zus',
  taxOutcome: ({ parents, siblings }: Heirs, tax: ChildlessTax): string =>
    `De erfbelasting is ${euro(tax.sibling.taxCents)} ${siblings === 1 ? 'voor de broer of zus' : `voor ieder van de ${siblings} broers en zussen`} en ${euro(tax.parents.taxCents)} voor ${parents === 1 ? 'de ouder' : 'de ouders samen'}.`,
  taxLine: (who: string, tax: BracketTaxResult): string =>
    [
      `${capital(who)}: ${euro(centsOfStep(tax, 'received'))} min de vrijstelling van ${euro(centsOfStep(tax, 'exemption'))} is ${euro(centsOfStep(tax, 'taxable'))} belast`,
      ...tax.steps.flatMap((step) => (step.percent === undefined ? [] : [taxOver(step.percent, step.baseCents ?? 0, step.cents)])),
    ].join('; ') + '.',
  taxConditions:
    'Dit geldt als er geen testament is en er geen kinderen of kleinkinderen zijn. Wij rekenen met wat er na aftrek van schulden en uitvaartkosten over is.',
  estateLine: (cents: number): string => `Nalatenschap: ${euro(cents)}.`,
  spouseLine: 'Ouders, broers en zussen erven dan niet mee (artikel 4:10 van het Burgerlijk Wetboek).',
  rules: ({ parents, halfSiblings }: Heirs, isRaised: boolean): string[] => [
    'Ouders, broers en zussen erven samen, in beginsel ieder een gelijk deel (artikel 4:11 van het Burgerlijk Wetboek).',
    ...(isRaised ? [`Een ouder krijgt altijd minstens een kwart${parents === 2 ? ', twee ouders dus samen de helft' : ''}.`] : []),
    ...(halfSiblings > 0 ? ['Een halfbroer of halfzus krijgt de helft van wat een volle broer of zus krijgt.'] : []),
  ],
  conditions:
    'Dit geldt als er geen testament is en er geen kinderen of kleinkinderen zijn. Voor een overleden broer of zus komen diens kinderen in de plaats. Schulden gaan er eerst af. Voor deze som zijn geen cijfers per jaar nodig.',
  suggestions: ['Wie erft van iemand zonder partner en zonder kinderen?'],
  lawSource: { title: 'Burgerlijk Wetboek Boek 4, artikelen 10 en 11', url: 'https://wetten.overheid.nl/BWBR0002761' } satisfies AnswerSource,
} as const
