/** Makes an answer out of a passage: text with figures for the day, sources, and what to ask next. */
import type { Article } from '../../articles/article.ts'
import type { FigureBook } from '../../figures/figure.ts'
import { fillFigures, formatDay } from '../../figures/figure-tokens.ts'
import { extractPassage } from './article-extract.ts'
import type { AnswerSource, EngineAnswer } from '../conversation/engine.ts'
import { engineTexts } from './engine.nl.ts'
import type { KnowledgeEntry } from '../retrieval/knowledge.ts'
import type { SectionPassage } from '../retrieval/passages.ts'
import type { Hit } from '../retrieval/rank.ts'

export interface Content {
  entries: ReadonlyMap<string, KnowledgeEntry>
  articles: ReadonlyMap<string, Article>
  figures: FigureBook
}

/** Before the ids of the entries that a question may have been about. */
export const CHOICE = 'keuze:'
const MOST_SUGGESTIONS = 3
/** A section is pointed to when it fits nearly as well as the answer itself. */
const FITTING = 0.65
const CLOSE = 0.9

function validityLine(entry: KnowledgeEntry, day: string): string {
  if (entry.validFrom && day < entry.validFrom) return `\n\n${engineTexts.heldFrom(formatDay(entry.validFrom))}`
  if (entry.validUntil && day > entry.validUntil) return `\n\n${engineTexts.heldUntil(formatDay(entry.validUntil))}`
  return ''
}

export function writeEntry(entry: KnowledgeEntry, content: Content, day: string): string {
  return fillFigures(entry.answer.trim(), content.figures, day) + validityLine(entry, day)
}

export function sectionUrl({ article, section }: SectionPassage): string {
  return section.anchor ? `/${article.slug}#${section.anchor}` : `/${article.slug}`
}

/** The entry's article, at the section of it that fits the question best, then the outside sources. */
export function listEntrySources(entry: KnowledgeEntry, content: Content, hits: readonly Hit[]): AnswerSource[] {
  const outside = entry.sources.map(({ title, url, date }) => ({ title: date ? `${title} (${formatDay(date)})` : title, url }))
  const article = entry.article === undefined ? undefined : content.articles.get(entry.article)
  if (!article) return outside
  const enough = (hits[0]?.score ?? 0) * FITTING
  const fitting = hits.find(
    ({ passage, score }) => score >= enough && passage.kind === 'section' && passage.article.slug === article.slug && passage.section.anchor !== '',
  )
  const url = fitting?.passage.kind === 'section' ? sectionUrl(fitting.passage) : `/${article.slug}`
  return [{ title: article.title, url }, ...outside]
}

function listRelated(entry: KnowledgeEntry, content: Content, hits: readonly Hit[]): string[] {
  const next = entry.next.flatMap((id) => content.entries.get(id)?.question ?? [])
  if (next.length > 0) return next
  const near = hits.flatMap(({ passage }) => (passage.kind === 'entry' && passage.entry.topic === entry.topic ? [passage.entry.question] : []))
  const others = [...content.entries.values()].filter((other) => other.topic === entry.topic).map((other) => other.question)
  return [...new Set([...near, ...others])]
}

/** The question of an entry that fits almost as well as the one that answers: perhaps it was meant. */
function findRunnerUp(entry: KnowledgeEntry, hits: readonly Hit[]): string[] {
  const enough = (hits[0]?.score ?? 0) * CLOSE
  const hit = hits.find(({ passage, score }) => score >= enough && passage.kind === 'entry' && passage.id !== entry.id)
  return hit?.passage.kind === 'entry' ? [hit.passage.entry.question] : []
}

function suggestAfter(entry: KnowledgeEntry, content: Content, hits: readonly Hit[]): string[] {
  const related = listRelated(entry, content, hits).filter((question) => question !== entry.question)
  const first = related.slice(0, MOST_SUGGESTIONS - 1)
  return [...new Set([...first, ...findRunnerUp(entry, hits), ...related])].slice(0, MOST_SUGGESTIONS)
}

export function answerWithEntry(entry: KnowledgeEntry, content: Content, hits: readonly Hit[], day: string): EngineAnswer {
  return {
    kind: 'kennis',
    text: writeEntry(entry, content, day),
    sources: listEntrySources(entry, content, hits),
    reference: entry.id,
    suggestions: suggestAfter(entry, content, hits),
  }
}

/** Two short answers, each under its own question: the visitor sees at a glance which one was meant. */
export function answerEither(first: KnowledgeEntry, second: KnowledgeEntry, content: Content, hits: readonly Hit[], day: string): EngineAnswer {
  const [one, other] = [first, second].map((entry) => answerWithEntry(entry, content, hits, day)) as [EngineAnswer, EngineAnswer]
  const joined = joinAnswers({ ...one, text: `${engineTexts.either}\n\n${engineTexts.alsoAsked(first.question)}\n\n${one.text}` }, other, second.question)
  return {
    ...joined,
    kind: 'keuze',
    reference: `${CHOICE}${first.id},${second.id}`,
    suggestions: joined.suggestions.filter((question) => question !== first.question),
  }
}

/** Undefined when the section has no running text to answer with, such as one that is only a table. */
export function answerWithSection(passage: SectionPassage, content: Content, day: string, relevance: (text: string) => number): EngineAnswer | undefined {
  const extract = extractPassage(passage.section.body, relevance)
  if (extract === '') return undefined
  const url = sectionUrl(passage)
  return {
    kind: 'artikel',
    text: `${fillFigures(extract, content.figures, day, passage.article.lang)}\n\n${engineTexts.readMore(passage.article.title, url)}`,
    sources: [{ title: passage.article.title, url }],
    reference: passage.id,
    suggestions: passage.article.questions.slice(0, MOST_SUGGESTIONS),
  }
}

/** The second answer under the first, for a question in two parts. */
export function joinAnswers(first: EngineAnswer, second: EngineAnswer, secondQuestion: string): EngineAnswer {
  const urls = new Set(first.sources.map((source) => source.url))
  return {
    ...first,
    text: `${first.text}\n\n${engineTexts.alsoAsked(secondQuestion)}\n\n${second.text}`,
    sources: [...first.sources, ...second.sources.filter((source) => !urls.has(source.url))],
    suggestions: [...new Set([...second.suggestions, ...first.suggestions])].filter((question) => question !== secondQuestion).slice(0, MOST_SUGGESTIONS),
  }
}
