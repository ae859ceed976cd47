/** Of which years the figures of a sum are, in English. */
import * as en from './sums.en.ts'

/** Also says for which year there are none. */
export function yearLinesEn(days: readonly { year: number; askedYear: number }[]): string[] {
  const unknown = days.filter(({ year, askedYear }) => askedYear !== year).map(({ year, askedYear }) => en.yearUnknown(askedYear, year))
  return unknown.length > 0 ? [...new Set(unknown)] : [en.figuresOf([...new Set(days.map(({ year }) => year))])]
}
