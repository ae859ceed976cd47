/** The day whose figures a calculator uses for a year, and what it says of that. */
import { chooseDays, type FigureDay } from '../figure-days.ts'
import type { FigureBook } from '../figure.ts'
import type { CalculatorView } from './calculator-view.ts'
import { calculatorTexts } from './calculators.nl.ts'

/** Throws when the figures are known together on no day at all. */
export function chooseDay(book: FigureBook, figureIds: readonly string[], year: number, today: string): FigureDay {
  const [day] = chooseDays(book, figureIds, [year], today) ?? []
  if (!day) throw new Error(`no day on which these figures are known: ${figureIds.join(', ')}`)
  return day
}

export function yearTexts({ year, askedYear }: FigureDay): Pick<CalculatorView, 'yearText' | 'yearIsUnknown'> {
  if (askedYear === year) return { yearText: calculatorTexts.calculatedWith(year), yearIsUnknown: false }
  return { yearText: calculatorTexts.calculatedWithOther(askedYear, year), yearIsUnknown: true }
}
