/** What a calculator shows: an outcome, the steps to it, the figures behind it and what it leaves out. */
import type { UsedFigure } from './used-figures.ts'
import type { Amount } from './amount.ts'

/**
 * `base`: an amount that is calculated with. `minus`: taken off the base. `subtotal`: the base without what was taken off. `add`: counts in
 * the outcome. `note`: only words.
 */
type StepKind = 'base' | 'minus' | 'subtotal' | 'add' | 'note'

export interface Step {
  kind: StepKind
  text: string
  /** Why, in a sentence. */
  detail?: string | undefined
  /** Absent for a note. */
  amount?: Amount | undefined
}

export interface StepGroup {
  /** Absent when there is only one group. */
  title: string | undefined
  steps: readonly Step[]
}

export interface CalculatorView {
  /** What the outcome is: 'Overdrachtsbelasting'. */
  name: string
  amount: Amount
  /** What was calculated, in a sentence. */
  about: string
  groups: readonly StepGroup[]
  totalText: string
  /** What follows from the outcome, such as what is left. */
  after: { text: string; amount: Amount } | undefined
  /** Of which year the figures are. */
  yearText: string
  /** The year asked for has no figures yet. */
  yearIsUnknown: boolean
  figures: readonly UsedFigure[]
  notIncludedLead: string
  notIncluded: readonly string[]
  conditions: readonly string[]
  /** Who decides on the amount. */
  caution: string
}
