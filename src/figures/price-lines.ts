/** What something costs, for a list of prices: each with its date and where it was read. */
import { citedFirst } from './figure-sources.ts'
import { formatDay, formatDoubt, formatValue, wordsIn } from './figure-tokens.ts'
import type { Language } from './figure-words.ts'
import { findLatestValue, findValueOn, type FigureBook } from './figure.ts'
import { labelIn } from './figure-label.ts'

export interface PriceLine {
  label: string
  /** '€ 250 tot € 650'. */
  amount: string
  asOf: string
  source: string
  url: string
}

/** Figures by id, as they hold on `day` (YYYY-MM-DD); what is not known is left out. */
export function priceLines(book: FigureBook, ids: readonly string[], day: string, language: Language = 'nl'): PriceLine[] {
  return ids.flatMap((id) => {
    const figure = book.get(id)
    const value = figure && (findValueOn(figure, day) ?? findLatestValue(figure, day))
    if (!figure || !value) return []
    const asOf = value.asOf ? formatDay(value.asOf, language) : value.until ? value.until.slice(0, 4) : wordsIn(language).undated
    const dates = [asOf, formatDoubt(value, language)].filter((part) => part !== undefined).join(', ')
    return [{ label: labelIn(figure, language), amount: formatValue(value, figure.unit, language), asOf: dates, ...citedFirst(value) }]
  })
}
