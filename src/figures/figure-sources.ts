/** Lists where the figures of a calculation were read. */
import { findLatestValue, findValueOn, type FigureBook } from './figure.ts'

/** Figures that a calculation rests on. */
export interface UsedFigures {
  ids: readonly string[]
  /** YYYY-MM-DD, the day on which the figures were taken. */
  day: string
}

export interface FigureSource {
  title: string
  url: string
}

/** One source per address, in the order of first use; of two pages of one source the second also names its figure. */
export function listFigureSources(book: FigureBook, used: readonly UsedFigures[]): FigureSource[] {
  const sources = new Map<string, FigureSource>()
  for (const { ids, day } of used) {
    for (const id of ids) {
      const figure = book.get(id)
      const value = figure && (findValueOn(figure, day) ?? findLatestValue(figure, day))
      if (!value || sources.has(value.url)) continue
      const isTitleTaken = [...sources.values()].some((source) => source.title === value.source)
      sources.set(value.url, { title: isTitleTaken ? `${value.source}: ${figure.label}` : value.source, url: value.url })
    }
  }
  return [...sources.values()]
}
