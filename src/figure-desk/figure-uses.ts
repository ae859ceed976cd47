/** Where a figure stands: the articles, answers and calculators that say it. */
import type { Article } from '../articles/article.ts'
import { textOf, type KnowledgeEntry } from '../assistant/retrieval/knowledge.ts'
import type { OwnKnowledge } from '../assistant/retrieval/own-index.ts'
import { calculatorIds, calculators } from '../figures/calculator-pages.ts'
import { openCalculator } from '../figures/calculators/open-calculator.ts'
import { listFigureIds } from '../figures/figure-tokens.ts'
import type { Language } from '../figures/figure-words.ts'
import type { FigureBook } from '../figures/figure.ts'

export interface FigureUse {
  kind: 'article' | 'answer' | 'own-answer' | 'calculator'
  title: string
  /** Of the page; undefined for an answer, which has none. */
  href: string | undefined
}

/** A text with figures in it; `figures` stand beside the text, as in a list of prices. */
export interface FigureText extends FigureUse {
  text: string
  figures: readonly string[]
  lang: Language
}

export interface FigureTexts {
  articles: ReadonlyMap<string, Article>
  entries: readonly KnowledgeEntry[]
  ownEntries: readonly OwnKnowledge[]
}

/** All texts of the site that may hold figures. */
export function listFigureTexts({ articles, entries, ownEntries }: FigureTexts): FigureText[] {
  return [
    ...[...articles.values()].map(({ slug, title, body, priceFigures, lang }) => ({
      kind: 'article' as const,
      title,
      href: `/${slug}`,
      text: body,
      figures: priceFigures,
      lang,
    })),
    ...entries.map((entry) => ({ kind: 'answer' as const, title: entry.question, href: undefined, text: textOf(entry), figures: [], lang: 'nl' as const })),
    ...ownEntries.map((entry) => ({
      kind: 'own-answer' as const,
      title: entry.question,
      href: undefined,
      text: textOf(entry),
      figures: [],
      lang: 'nl' as const,
    })),
  ]
}

/** By id of the figure. `day` is YYYY-MM-DD, for the calculators, which show with their example what they rest on. */
export function findUses(texts: readonly FigureText[], book: FigureBook, day: string): Map<string, FigureUse[]> {
  const uses = new Map<string, FigureUse[]>()
  const add = (id: string, use: FigureUse) => uses.set(id, [...(uses.get(id) ?? []), use])
  for (const { kind, title, href, text, figures } of texts) for (const id of new Set([...listFigureIds(text), ...figures])) add(id, { kind, title, href })
  const idOf = new Map([...book.values()].map(({ id, label }) => [label, id]))
  for (const id of calculatorIds) {
    const { path, title } = calculators[id]
    const shown = openCalculator(id, new URLSearchParams(), day, book).view?.figures ?? []
    for (const { label } of shown) {
      const figure = idOf.get(label)
      if (figure !== undefined) add(figure, { kind: 'calculator', title, href: path })
    }
  }
  return uses
}
