/** Where an answer gives a price twice from different sources, why they differ and which is the newest. */
import { findLatestValue, findValueOn, type FigureBook } from '../../figures/figure.ts'
import type { Language } from '../../figures/figure-words.ts'
import type { Statement } from '../retrieval/knowledge.ts'
import { engineTexts } from './engine.nl.ts'
import { englishTexts } from './languages/english.en.ts'

const PRICE = /\{\{cijfer:(prijs-[a-z-]+)\}\}/g
const sentences: Record<Language, (source: string) => string> = { nl: engineTexts.pricesDiffer, en: englishTexts.pricesDiffer }

interface Price {
  /** 'testament': what it is the price of. */
  of: string
  source: string
  /** From when it is, as far as that is known: YYYY, YYYY-MM or YYYY-MM-DD. */
  date: string
}

function listPrices(statements: readonly Statement[], figures: FigureBook, day: string): Price[] {
  return statements.flatMap(({ text }) =>
    [...text.matchAll(PRICE)].flatMap(([, id = '']) => {
      const figure = figures.get(id)
      const value = figure && (findValueOn(figure, day) ?? findLatestValue(figure, day))
      return value ? [{ of: id.split('-')[1] ?? id, source: value.source, date: value.asOf ?? value.checked }] : []
    }),
  )
}

/** `said` are the statements of one answer, the opening first; undefined where its prices are of different things or from one source. */
export function explainPrices(said: readonly Statement[], figures: FigureBook, day: string, language: Language): string | undefined {
  const prices = listPrices(said, figures, day)
  const [lead] = prices
  const others = prices.filter(({ of, source }) => of === lead?.of && source !== lead.source)
  if (!lead || others.length === 0) return undefined
  const newest = [lead, ...others].toSorted((a, b) => b.date.localeCompare(a.date))[0]!
  return sentences[language](newest.source)
}
