/** Lists where the figures of a calculation were read. */
import { formatDoubt } from './figure-tokens.ts'
import type { Language } from './figure-words.ts'
import { findLatestValue, findValueOn, type FigureBook, type FigureValue } from './figure.ts'

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

/** The law that sets a figure, else where it was read. */
export const citedFirst = ({ law, source, url }: FigureValue): { source: string; url: string } => law ?? { source, url }

/** What is to be said beside an amount that rests on these: the first doubt; undefined for what was looked up where it is set. */
export function doubtOf(book: FigureBook, { ids, day }: UsedFigures, language: Language = 'nl'): string | undefined {
  return ids
    .flatMap((id) => {
      const figure = book.get(id)
      const value = figure && (findValueOn(figure, day) ?? findLatestValue(figure, day))
      return (value && formatDoubt(value, language)) ?? []
    })
    .at(0)
}

/** One source per address, in the order of first use, a law before where it was read; of two pages of one source the second also names its figure. */
export function listFigureSources(book: FigureBook, used: readonly UsedFigures[], language: Language = 'nl'): FigureSource[] {
  const sources = new Map<string, FigureSource>()
  for (const { ids, day } of used) {
    for (const id of ids) {
      const figure = book.get(id)
      const value = figure && (findValueOn(figure, day) ?? findLatestValue(figure, day))
      if (!value) continue
      const doubt = formatDoubt(value, language)
      for (const { source, url } of value.law ? [value.law, value] : [value]) {
        if (sources.has(url)) continue
        const isTitleTaken = [...sources.values()].some(({ title }) => title === source)
        const title = isTitleTaken ? `${source}: ${figure.label}` : source
        sources.set(url, { title: doubt === undefined ? title : `${title} (${doubt})`, url })
      }
    }
  }
  return [...sources.values()]
}
