/** Finds the day whose figures can be used when those of the wanted day are not known (a year without figures yet). */
import { findValueOn, type FigureBook } from './figure.ts'
import { DAY_MS } from '../platform/days.ts'

/**
 * The wanted day (YYYY-MM-DD) if every figure is known on it, else the nearest day on which all are.
 * Of two days equally near the earlier wins. Undefined when there is no such day.
 */
export function findKnownDay(book: FigureBook, ids: readonly string[], wanted: string): string | undefined {
  const figures = ids.map((id) => book.get(id))
  const isKnown = (day: string) => figures.every((figure) => figure !== undefined && findValueOn(figure, day) !== undefined)
  if (isKnown(wanted)) return wanted
  const edges = figures.flatMap((figure) => figure?.values.flatMap((v) => [v.until, v.from]) ?? []).filter((day) => day !== undefined)
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(wanted)) / DAY_MS
  return edges
    .filter(isKnown)
    .toSorted((a, b) => distance(a) - distance(b) || a.localeCompare(b))
    .at(0)
}
