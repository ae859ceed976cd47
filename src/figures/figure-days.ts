/** Chooses for which years a calculation is made: those asked for, or the nearest with figures. */
import { findKnownDay } from './figure-day.ts'
import type { FigureBook } from './figure.ts'

export interface FigureDay {
  /** YYYY-MM-DD; the figures of this day are used. */
  day: string
  year: number
  /** The year asked for; differs from `year` when its figures are not known. */
  askedYear: number
}

/** One per year asked for, else that of `today`; undefined when some figure is known on no day at all. */
export function chooseDays(book: FigureBook, figureIds: readonly string[], years: readonly number[] | undefined, today: string): FigureDay[] | undefined {
  const thisYear = Number(today.slice(0, 4))
  const days: FigureDay[] = []
  for (const askedYear of years ?? [thisYear]) {
    const day = findKnownDay(book, figureIds, askedYear === thisYear ? today : `${askedYear}-07-01`)
    if (day === undefined) return undefined
    const year = Number(day.slice(0, 4))
    const same = days.find((other) => other.year === year)
    if (!same) days.push({ day, year, askedYear })
    else if (askedYear !== year) same.askedYear = askedYear
  }
  return days
}

/** A neighbouring year with figures, to suggest as the next question. */
export function findOtherYear(book: FigureBook, figureIds: readonly string[], year: number): number | undefined {
  return [year - 1, year + 1].find((other) => findKnownDay(book, figureIds, `${other}-07-01`) === `${other}-07-01`)
}
