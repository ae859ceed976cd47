/** What publishing a value would change: the sentences with the figure as they read now, and as they would. */
import { requireEditor } from '../audit/require-role.ts'
import { priceLines } from '../figures/price-lines.ts'
import { fillFigures, listFigureIds } from '../figures/figure-tokens.ts'
import type { FigureBook } from '../figures/figure.ts'
import { dutchDay } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { laterDay } from '../platform/days.ts'
import { toFigureValue, type FigureDraft } from './figure-draft.ts'
import type { FigureText, FigureUse } from './figure-uses.ts'
import { requireDraft } from './save-figure-value.ts'
import { withValue } from './shelve-figures.ts'

interface ChangedSentence extends FigureUse {
  /** YYYY-MM-DD */
  on: string
  before: string
  after: string
}

export interface FigurePreview {
  /** YYYY-MM-DD: the first day on which the value holds, or today. What changes today stands first. */
  day: string
  changes: ChangedSentence[]
}

/** Sentences of a line end before a capital; a token is never split. */
const SENTENCE_END = /(?<=[.?:;])\s+(?=[A-Z*{€])/

/** As it reads, without the marks of Markdown. */
const plain = (text: string): string =>
  text
    .replace(/^[>#\s-]+/, '')
    .replaceAll('**', '')
    .replace(/\[([^[\]]{1,200})\]\([^()]{1,300}\)/g, '$1')
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(' · ')

function sentencesWith(text: string, id: string): string[] {
  // Of hundreds of texts a few name the figure; only those are taken apart.
  if (!text.includes(id)) return []
  const lines = text.split('\n').flatMap((line) => (line.trimStart().startsWith('|') ? [line] : line.split(SENTENCE_END)))
  return lines.filter((sentence) => listFigureIds(sentence).includes(id))
}

function pricesIn(book: FigureBook, { figures, lang }: FigureText, id: string, day: string): string[] {
  if (!figures.includes(id)) return []
  return priceLines(book, [id], day, lang).map(({ label, amount, source, asOf }) => `${label}: ${amount} (${source}, ${asOf})`)
}

/** `id` is that of the record that the draft changes. Throws as `requireDraft` does. Nothing is stored. */
export function previewFigure(context: Context, figures: FigureBook, texts: readonly FigureText[], draft: FigureDraft, id?: string): FigurePreview {
  requireEditor(context)
  const figure = requireDraft(context, figures, draft)
  const today = dutchDay(context.clock)
  const day = laterDay(today, draft.from)
  const changed = withValue(figures, figure, toFigureValue(draft, figure), id)
  // What it changes may also be what reads today: its end may come sooner, or its beginning later.
  const changesOn = (on: string) =>
    texts.flatMap((text) => {
      const { kind, title, href, lang } = text
      const read = (book: FigureBook) => [
        ...sentencesWith(text.text, figure.id).map((sentence) => plain(fillFigures(sentence, book, on, lang))),
        ...pricesIn(book, text, figure.id, on),
      ]
      const after = read(changed)
      return read(figures).map((before, at) => ({ kind, title, href, on, before, after: after[at] ?? '' }))
    })
  const changes = [...new Set([today, day])].flatMap(changesOn)
  return { day, changes: changes.filter(({ before, after }) => before !== after) }
}
