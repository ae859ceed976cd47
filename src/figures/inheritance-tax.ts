/** Calculates the tax on what one person inherits (erfbelasting; Successiewet 1956, art. 24 and 32). */
import { bracketFigures, calculateBracketTax, type BracketTaxResult, type Relation } from './bracket-tax.ts'
import type { FigureBook } from './figure.ts'

export interface InheritanceTaxInput {
  /** What this heir gets after debts, in cents. Two parents who both inherit count as one: give what they get together. */
  receivedCents: number
  /** What the heir is to the deceased. */
  relation: Relation
}

const exemptionFigures: Record<Relation, string> = {
  partner: 'erf-vrijstelling-partner',
  child: 'erf-vrijstelling-kind',
  'child-with-disability': 'erf-vrijstelling-kind-beperking',
  grandchild: 'erf-vrijstelling-kleinkind',
  'great-grandchild': 'erf-vrijstelling-overig',
  parent: 'erf-vrijstelling-ouders',
  other: 'erf-vrijstelling-overig',
}

/** The figures a calculation for this relation needs. */
export const inheritanceTaxFigures = (relation: Relation): string[] => [exemptionFigures[relation], ...bracketFigures(relation)]

/** `day` is that of the death. Roundings and errors as `calculateBracketTax`. A partner's pension, which can lower the exemption, is not counted. */
export function calculateInheritanceTax(book: FigureBook, day: string, input: InheritanceTaxInput): BracketTaxResult {
  return calculateBracketTax(book, day, input.relation, input.receivedCents, exemptionFigures[input.relation])
}
