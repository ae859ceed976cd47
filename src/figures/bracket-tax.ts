/** The two brackets that inheritance tax and gift tax share (Successiewet 1956, art. 24): exemption first, then two rates. */
import { assertCents, centsOf, percentOf } from './cents.ts'
import { getNumber, type FigureBook } from './figure.ts'

/** What the receiver is to the deceased or the giver. A stepchild counts as a child. */
export type Relation = 'partner' | 'child' | 'child-with-disability' | 'grandchild' | 'great-grandchild' | 'parent' | 'other'

type BracketTaxCode = 'received' | 'exemption' | 'taxable' | 'first-bracket' | 'second-bracket'

export interface BracketTaxStep {
  code: BracketTaxCode
  /** The amount the step states: received, exempt, taxable, or the tax of a bracket. */
  cents: number
  /** Of a bracket: the part of the amount that falls in it, and its rate. */
  baseCents?: number
  percent?: number
  /** Ids of the figures this step rests on. */
  figures: readonly string[]
}

export interface BracketTaxResult {
  taxCents: number
  steps: readonly BracketTaxStep[]
}

/** The amount a step states; 0 without that step. */
export const centsOfStep = ({ steps }: BracketTaxResult, code: BracketTaxCode): number => steps.find((step) => step.code === code)?.cents ?? 0

const limitFigure = 'belasting-schijfgrens'

const rateFigures: Record<Relation, readonly [string, string]> = {
  partner: ['tarief-partner-kind-1', 'tarief-partner-kind-2'],
  child: ['tarief-partner-kind-1', 'tarief-partner-kind-2'],
  'child-with-disability': ['tarief-partner-kind-1', 'tarief-partner-kind-2'],
  grandchild: ['tarief-kleinkind-1', 'tarief-kleinkind-2'],
  'great-grandchild': ['tarief-kleinkind-1', 'tarief-kleinkind-2'],
  parent: ['tarief-overig-1', 'tarief-overig-2'],
  other: ['tarief-overig-1', 'tarief-overig-2'],
}

/** The figures the brackets of this relation need. */
export const bracketFigures = (relation: Relation): string[] => [limitFigure, ...rateFigures[relation]]

/**
 * Tax over what is left of `receivedCents` after the exemption, each bracket rounded down to whole cents. Brackets without an amount have no
 * step. Throws RangeError on an impossible amount and Error when a figure is not known on `day`.
 */
export function calculateBracketTax(book: FigureBook, day: string, relation: Relation, receivedCents: number, exemptionFigure: string): BracketTaxResult {
  assertCents(receivedCents)
  const exemptionCents = centsOf(getNumber(book, exemptionFigure, day))
  const taxableCents = Math.max(0, receivedCents - exemptionCents)
  const firstCents = Math.min(taxableCents, centsOf(getNumber(book, limitFigure, day)))
  const [firstRate, secondRate] = rateFigures[relation]
  const bracket = (code: BracketTaxCode, baseCents: number, rateFigure: string): BracketTaxStep => {
    const percent = getNumber(book, rateFigure, day)
    return { code, cents: percentOf(baseCents, percent), baseCents, percent, figures: [rateFigure, limitFigure] }
  }
  const brackets = [bracket('first-bracket', firstCents, firstRate), bracket('second-bracket', taxableCents - firstCents, secondRate)].filter(
    (step) => step.baseCents,
  )
  return {
    taxCents: brackets.reduce((sum, step) => sum + step.cents, 0),
    steps: [
      { code: 'received', cents: receivedCents, figures: [] },
      { code: 'exemption', cents: exemptionCents, figures: [exemptionFigure] },
      { code: 'taxable', cents: taxableCents, figures: [] },
      ...brackets,
    ],
  }
}
