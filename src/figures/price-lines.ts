/** What something costs, for a list of prices: each with its date and where it was read. */
import { addDays } from '../platform/days.ts'
import { citedFirst } from './figure-sources.ts'
import { formatDay, formatDoubt, formatValue, wordsIn } from './figure-tokens.ts'
import type { Language } from './figure-words.ts'
import { findLatestValue, findValueOn, type FigureBook } from './figure.ts'
import { labelIn } from './figure-label.ts'

export interface PriceLine {
  label: string
  /** '€ 250 tot € 650'. */
  amount: string
  /** Its date, or the day on which we read it. */
  asOf: string
  source: string
  url: string
  /** It says something else of what an earlier line is the price of: that one leads, and this says why they differ. */
  differs: string | undefined
}

const OLD_DAYS = 2 * 365

/** 'Notaris, testament per persoon, vanaf': the amount beside it says so itself. */
const FROM_AT_END = /, (?:vanaf|from)$/

/** `asOf` is a year, a month or a day; it is old when the last day of it is. */
export const isOldSource = (asOf: string, day: string): boolean => `${asOf}${'-12-31'.slice(asOf.length - 4)}` < addDays(day, -OLD_DAYS)

/** Figures by id, as they hold on `day` (YYYY-MM-DD); what is not known is left out. */
export function priceLines(book: FigureBook, ids: readonly string[], day: string, language: Language = 'nl'): PriceLine[] {
  const subjects = new Set<string>()
  return leadsFirst(book, ids).flatMap((id) => {
    const figure = book.get(id)
    const value = figure && (findValueOn(figure, day) ?? findLatestValue(figure, day))
    if (!figure || !value) return []
    const doubt = formatDoubt(value, language)
    const known = value.asOf ? formatDay(value.asOf, language) : value.until?.slice(0, 4)
    // Of a source without a date, the day on which we read it; a doubt names that day itself.
    const asOf = known ?? (doubt === undefined ? wordsIn(language).checkedOn(formatDay(value.checked, language)) : undefined)
    const old = value.asOf && isOldSource(value.asOf, day) ? wordsIn(language).old : undefined
    const dates = [asOf, old, doubt].filter((part) => part !== undefined).join(', ')
    const follows = figure.subject !== undefined && subjects.has(figure.subject)
    if (figure.subject !== undefined) subjects.add(figure.subject)
    // The reasons are written in Dutch.
    const differs = follows && language === 'nl' ? figure.differs : undefined
    return [
      {
        label: labelIn(figure, language).replace(FROM_AT_END, ''),
        amount: formatValue(value, figure.unit, language),
        asOf: dates,
        ...citedFirst(value),
        differs,
      },
    ]
  })
}

/** Figures of one subject stand together, where the first of them stands; within it the one that gives no reason to differ leads. */
function leadsFirst(book: FigureBook, ids: readonly string[]): string[] {
  const groups = Map.groupBy(ids, (id) => book.get(id)?.subject ?? id)
  return [...groups.values()].flatMap((group) =>
    group.toSorted((a, b) => Number(book.get(a)?.differs !== undefined) - Number(book.get(b)?.differs !== undefined)),
  )
}
