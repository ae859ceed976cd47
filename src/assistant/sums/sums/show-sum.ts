/** How every sum is shown: the outcome in bold, the steps as a list, what it holds for, and the calculator where it can be changed. */
import type { BracketTaxResult } from '../../../figures/bracket-tax.ts'
import type { FigureDay } from '../../../figures/figure-days.ts'
import type { UsedFigures } from '../../../figures/figure-sources.ts'
import type { TransferTaxResult } from '../../../figures/transfer-tax.ts'
import type { FactQuestion } from '../../conversation/answer-extras.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import * as nl from '../calculation.nl.ts'

interface Shown extends Pick<EngineAnswer, 'sources' | 'suggestions'> {
  /** What the question was read as, before the amount. */
  reading?: string | undefined
  outcome: string
  /** The fact that the outcome depends on: then there is no one amount. */
  asks?: FactQuestion | undefined
  /** It depends on what nobody said, though nothing is asked back. */
  isOpen?: boolean
  /** Whose figures it uses: those of another year than was asked for give no amount to rely on. */
  days?: readonly FigureDay[]
  lines: readonly string[]
  /** What it holds for, and who decides. */
  notes: string
  /** A line that leads to the calculator. */
  link?: string
  reference: string
}

export const showSum = ({ reading, outcome, asks, isOpen, days = [], lines, notes, link, ...others }: Shown): EngineAnswer => ({
  kind: 'berekening',
  text: [reading, asks || isOpen || days.some(({ year, askedYear }) => year !== askedYear) ? outcome : nl.bold(outcome), nl.bullets(lines), notes, link]
    .filter((part) => part !== undefined)
    .join('\n\n'),
  ...others,
  ...(asks && { extras: { asks } }),
})

/** Asks for the one fact that is missing. */
export const askBack = (text: string, reference: string, suggestions: readonly string[]): EngineAnswer => ({
  kind: 'verduidelijking',
  text,
  sources: [],
  reference,
  suggestions: [...suggestions],
})

/** The outcome of a tax for one of the cases that a question leaves open. */
export interface TaxCase {
  figureDay: FigureDay
  tax: BracketTaxResult | TransferTaxResult
}

export const figuresOfCases = (cases: readonly TaxCase[]): UsedFigures[] =>
  cases.map(({ tax, figureDay }) => ({ ids: tax.steps.flatMap((step) => step.figures), day: figureDay.day }))

/** How much two outcomes differ, when that is asked. */
export function differenceOf(cases: readonly TaxCase[], { difference }: { difference?: boolean }): string[] {
  const [one, other, ...rest] = cases
  return difference && one && other && rest.length === 0 ? [nl.differenceIs(Math.abs(one.tax.taxCents - other.tax.taxCents))] : []
}
