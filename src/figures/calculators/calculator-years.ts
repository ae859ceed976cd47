/** The years that a calculator offers: those with figures, this year and the next. */
import { findKnownDay } from '../figure-day.ts'
import type { FigureBook } from '../figure.ts'

export interface YearOption {
  year: number
  /** False when its figures are not entered yet. */
  known: boolean
}

const FIRST = 2020

/** In order. `figureIds` are what every calculation of the page needs; `today` is YYYY-MM-DD. */
export function listYears(book: FigureBook, figureIds: readonly string[], today: string): YearOption[] {
  const thisYear = Number(today.slice(0, 4))
  const options: YearOption[] = []
  for (let year = FIRST; year <= thisYear + 1; year += 1) {
    const day = year === thisYear ? today : `${year}-07-01`
    const known = findKnownDay(book, figureIds, day) === day
    if (known || year >= thisYear) options.push({ year, known })
  }
  return options
}
