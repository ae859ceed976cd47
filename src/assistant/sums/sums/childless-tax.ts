/** The inheritance tax of the heirs of someone without children: a parent who lives on, brothers and sisters. */
import type { ChildlessShares } from '../../../figures/calculators/legal-shares.ts'
import { chooseDays, type FigureDay } from '../../../figures/figure-days.ts'
import type { FigureBook } from '../../../figures/figure.ts'
import type { BracketTaxResult } from '../../../figures/bracket-tax.ts'
import type { UsedFigures } from '../../../figures/figure-sources.ts'
import { calculateInheritanceTax, inheritanceTaxFigures } from '../../../figures/inheritance-tax.ts'

export interface ChildlessTax {
  /** Of both parents together, who count as one. */
  parents: BracketTaxResult
  sibling: BracketTaxResult
  figureDay: FigureDay
  used: UsedFigures
}

/** Undefined without figures of the year. */
export function taxWithoutChildren(shares: ChildlessShares, parents: number, day: string, book: FigureBook): ChildlessTax | undefined {
  const ids = [...inheritanceTaxFigures('parent'), ...inheritanceTaxFigures('other')]
  const [figureDay] = chooseDays(book, ids, undefined, day) ?? []
  if (!figureDay) return undefined
  return {
    parents: calculateInheritanceTax(book, figureDay.day, { receivedCents: shares.parentCents * parents, relation: 'parent' }),
    sibling: calculateInheritanceTax(book, figureDay.day, { receivedCents: shares.siblingCents, relation: 'other' }),
    figureDay,
    used: { ids, day: figureDay.day },
  }
}
