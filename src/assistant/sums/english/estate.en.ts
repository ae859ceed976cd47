/** The English sentences about the division of an estate. Amounts are in cents. */
import type { ChildlessShares, LegalShares } from '../../../figures/calculators/legal-shares.ts'
import { centsOfStep, type BracketTaxResult } from '../../../figures/bracket-tax.ts'
import type { EstateCase } from '../sums/estate-cases.ts'
import { and, euro, figuresOf, gainDecides, taxOver } from './sums.en.ts'

const childrenText = (count: number): string => (count === 1 ? '1 child' : `${count} children`)
const law = '(article 4:11 of the Dutch Civil Code)'

export const shareOutcome = (isForced: boolean, partner: boolean, amounts: readonly number[]): string => {
  const name = isForced
    ? 'The legitimate portion (legitieme portie) of a child is'
    : partner
      ? 'By law the spouse and every child each inherit'
      : 'By law each child inherits'
  const different = [...new Set(amounts.map(euro))]
  return `${name} ${different.join(' or ')}.${different.length > 1 ? ' That depends on whether there is a spouse or registered partner.' : ''}`
}
export const estateLine = (cents: number): string => `Estate: ${euro(cents)}.`
export const division = ({ estateCents, children, partner, shares }: EstateCase): string =>
  shares.heirs === 1
    ? `The only child gets everything ${law}: ${euro(shares.shareCents)}.`
    : `${partner ? `The spouse and ${childrenText(children)}` : childrenText(children)} get equal parts ${law}: ${euro(estateCents)} divided by ${shares.heirs} is ${euro(shares.shareCents)}.`
export const forcedLine = ({ shareCents, forcedCents }: LegalShares): string =>
  `The legitimate portion is half of that (article 4:64): ${euro(shareCents)} divided by 2 is ${euro(forcedCents)}.`
export const claimLine = 'The spouse gets the property; the part of a child is a claim in money on the spouse (article 4:13).'
export const spouseCase = (partner: boolean, cents: number): string => `${partner ? 'With' : 'Without'} a spouse or registered partner: ${euro(cents)}.`
export const halfLine = (wholeCents: number, leftCents: number): string =>
  `Half of the ${euro(wholeCents)} that the couple had together was the survivor’s already. The estate is ${euro(leftCents)}.`
export const taxOutcome = (childCents: number, children: number, spouseCents: number): string =>
  `The inheritance tax is ${euro(childCents)} ${children === 1 ? 'for the child' : `per child, ${euro(childCents * children)} together`}, and ${euro(spouseCents)} for the spouse.`
const stepsOf = (tax: BracketTaxResult): string =>
  tax.taxCents === 0
    ? `the share is not higher, so ${euro(0)}`
    : tax.steps.flatMap((step) => (step.percent === undefined ? [] : [taxOver(step.percent, step.baseCents ?? 0, step.cents)])).join(' and ')
export const childTax = (tax: BracketTaxResult): string => `Child: exemption ${euro(centsOfStep(tax, 'exemption'))}; ${stepsOf(tax)}.`
export const spouseTax = (tax: BracketTaxResult): string => `Spouse: exemption ${euro(centsOfStep(tax, 'exemption'))}; ${stepsOf(tax)}.`
export const taxNotes = (isHalved: boolean, year: number): string =>
  [
    'This holds if there is no will.',
    ...(isHalved ? [] : ['If there was a community of property, only half of what the couple had is the estate.']),
    'By law the spouse who lives on pays the inheritance tax of the children (article 4:14); it goes off their claim. A survivor’s pension can lower the exemption of the spouse.',
    figuresOf([year]),
    gainDecides,
  ].join(' ')
export const notes = (isForced: boolean, mayHaveSpouse: boolean): string =>
  [
    isForced
      ? 'Gifts of the person who died may count too, and what the child already got goes off it (articles 4:67 and 4:70).'
      : 'This holds if there is no will.',
    ...(mayHaveSpouse ? ['If there was a community of property, only half of what the couple had is the estate.'] : []),
    'Debts go off first. No figures of a year are needed for this sum.',
  ].join(' ')

interface Heirs {
  parents: number
  siblings: number
}

export const childlessOutcome = ({ parents, siblings }: Heirs, { parentCents, siblingCents }: ChildlessShares): string =>
  `By law ${and([
    ...(parents === 0 ? [] : [`${parents === 1 ? 'the parent gets' : 'each of the 2 parents gets'} ${euro(parentCents)}`]),
    ...(siblings === 0 ? [] : [`${siblings === 1 ? 'the brother or sister gets' : `each of the ${siblings} brothers and sisters gets`} ${euro(siblingCents)}`]),
  ])}.`
export const equalRule = `Parents, brothers and sisters inherit together, in principle in equal parts ${law}.`
export const leastOfParent = 'A parent always gets at least a quarter.'
export const childlessNotes =
  'This holds if there is no will, no spouse and no children or grandchildren. The children of a brother or sister who died take that place. Debts go off first. No figures of a year are needed for this sum.'
