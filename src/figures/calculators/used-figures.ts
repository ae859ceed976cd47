/** Lists the figures of a calculation as a reader can check them: value, period, source, and the day it was looked up. */
import { calculatorTexts } from './calculators.nl.ts'
import type { UsedFigures } from '../figure-sources.ts'
import { formatDay, formatValue, wordsIn } from '../figure-tokens.ts'
import { findLatestValue, findValueOn, type FigureBook, type FigureValue } from '../figure.ts'

export interface UsedFigure {
  label: string
  value: string
  /** '2026', 'vanaf 2021', 'juni 2026', or that the source has no date. */
  period: string
  source: string
  url: string
  /** The law that sets it, when it was read elsewhere. */
  law: FigureValue['law']
  /** '20 november 2026', with what is doubted. */
  checked: string
  note: string | undefined
}

function periodOf({ asOf, from, until }: FigureValue): string {
  if (asOf) return formatDay(asOf)
  const [first, last] = [from?.slice(0, 4), until?.slice(0, 4)]
  if (first && last) return first === last ? first : calculatorTexts.fromTo(first, last)
  return first ? calculatorTexts.since(first) : calculatorTexts.undated
}

/** Each figure once, in the order of first use. */
export function listUsedFigures(book: FigureBook, used: readonly UsedFigures[]): UsedFigure[] {
  const found = new Map<string, UsedFigure>()
  for (const { ids, day } of used) {
    for (const id of ids) {
      const figure = book.get(id)
      const value = figure && (findValueOn(figure, day) ?? findLatestValue(figure, day))
      if (!value || found.has(id)) continue
      const { source, url, law, note, unconfirmedBy } = value
      found.set(id, {
        label: figure.label,
        value: formatValue(value, figure.unit),
        period: periodOf(value),
        source,
        url,
        law,
        checked: [formatDay(value.checked), unconfirmedBy && wordsIn('nl').notConfirmed(unconfirmedBy)].filter(Boolean).join(', '),
        note,
      })
    }
  }
  return [...found.values()]
}
