/** What every calculator is made of: the fields of its form, how they are read, and what it shows. */
import type { z } from 'zod'
import type { FigureBook } from '../figure.ts'
import type { CalculatorView } from './calculator-view.ts'
import type { FieldValues, Query } from './read-form.ts'

/** The years that the form offers. */
export interface YearChoice {
  years: readonly number[]
  thisYear: number
}

export interface Calculator<Input> {
  /** Names in the query, in the order of the form. */
  fields: readonly string[]
  /** Ids of the figures without which a year cannot be calculated. */
  yearFigures: readonly string[]
  /** Which fields must hold something depends on what was chosen in the others. */
  schema(values: FieldValues, choice: YearChoice): z.ZodType<Input>
  /** The shortest query that gives this input again, in any year. */
  query(input: Input): Query
  /** `today` is YYYY-MM-DD. */
  view(input: Input, today: string, book: FigureBook): CalculatorView
  /** The input of the worked example on the page before anything is filled in. */
  example(year: number): Input
}
