/** Makes an answer out of a passage: text with figures for the day, sources, and what to ask next. */
import type { Article } from '../../articles/article.ts'
import type { FigureBook } from '../../figures/figure.ts'
import { fillFigures, formatDay } from '../../figures/figure-tokens.ts'
import type { Language } from '../../figures/figure-words.ts'
import { extractPassage } from './article-extract.ts'
import { chooseOpening, type Opening, type OpeningInput } from './choose-opening.ts'
import type { AnswerSource, EngineAnswer } from '../conversation/engine.ts'
import { engineTexts } from './engine.nl.ts'
import { textOf, type KnowledgeEntry } from '../retrieval/knowledge.ts'
import type { SectionPassage } from '../retrieval/passages.ts'
import { englishTexts } from './languages/english.en.ts'
import type { Hit } from '../retrieval/rank.ts'
import { describeSource, writeStatements, type WritingOptions } from './write-statements.ts'

export interface Content {
  entries: ReadonlyMap<string, KnowledgeEntry>
  articles: ReadonlyMap<string, Article>
  figures: FigureBook
}

const MOST_SUGGESTIONS = 3
/** A section is pointed to when it fits nearly as well as the answer itself. */
const FITTING = 0.65
const CLOSE = 0.9

function validityLine(entry: KnowledgeEntry, day: string): string {
  if (entry.validFrom && day < entry.validFrom) return `\n\n${engineTexts.heldFrom(formatDay(entry.validFrom))}`
  if (entry.validUntil && day > entry.validUntil) return `\n\n${engineTexts.heldUntil(formatDay(entry.validUntil))}`
  return ''
}

/** All statements, for who reads about the subject rather than asks something of it. */
export function writeEntry(entry: KnowledgeEntry, content: Content, day: string, language: Language = 'nl'): string {
  return fillFigures(textOf(entry).trim(), content.figures, day, language) + validityLine(entry, day)
}

export function sectionUrl({ article, section }: SectionPassage): string {
  return section.anchor ? `/${article.slug}#${section.anchor}` : `/${article.slug}`
}

/** The entry's article, at the section of it that fits the question best. */
function findArticleSource(entry: KnowledgeEntry, content: Content, hits: readonly Hit[]): AnswerSource[] {
  const article = entry.article === undefined ? undefined : content.articles.get(entry.article)
  if (!article) return []
  const enough = (hits[0]?.score ?? 0) * FITTING
  const fitting = hits.find(
    ({ passage, score }) => score >= enough && passage.kind === 'section' && passage.article.slug === article.slug && passage.section.anchor !== '',
  )
  return [{ title: article.title, url: fitting?.passage.kind === 'section' ? sectionUrl(fitting.passage) : `/${article.slug}` }]
}

/** All of its sources, its own article last. */
export const listEntrySources = (entry: KnowledgeEntry, content: Content, hits: readonly Hit[]): AnswerSource[] => [
  ...entry.sources.map(describeSource),
  ...findArticleSource(entry, content, hits),
]

export function listRelated(entry: KnowledgeEntry, content: Content, hits: readonly Hit[]): string[] {
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

/** The entry as it stands, for who asked for no part of it. */
const openWithFirst = ({ statements: [statement, ...support] }: KnowledgeEntry): Opening => ({ statement: statement!, word: 'open', support })

/** `asked` is the question that it answers; without one the entry opens with its first statement. */
export function answerWithEntry(
  entry: KnowledgeEntry,
  content: Content,
  hits: readonly Hit[],
  day: string,
  asked?: OpeningInput,
  writing: WritingOptions = {},
): EngineAnswer {
  const { text, sources, said } = writeStatements(entry, asked ? chooseOpening(entry, asked) : openWithFirst(entry), content.figures, day, writing)
  return {
    kind: 'kennis',
    text: text + validityLine(entry, day),
    sources: [...sources, ...findArticleSource(entry, content, hits)],
    reference: entry.id,
    suggestions: suggestAfter(entry, content, hits),
    says: said.map(({ id }) => id),
    opens: said.slice(0, 1).map(({ id }) => `${entry.id}.${id}`),
  }
}

/** Undefined when the section has no running text to answer with, such as one that is only a table. */
export function answerWithSection(passage: SectionPassage, content: Content, day: string, relevance: (text: string) => number): EngineAnswer | undefined {
  const extract = extractPassage(passage.section.body, relevance)
  if (extract === '') return undefined
  const url = sectionUrl(passage)
  const { title, lang } = passage.article
  const readMore = lang === 'en' ? englishTexts.readMore : engineTexts.readMore
  return {
    kind: 'artikel',
    text: `${fillFigures(extract, content.figures, day, lang)}\n\n${readMore(title, url)}`,
    sources: [{ title, url }],
    reference: passage.id,
    suggestions: passage.article.questions.slice(0, MOST_SUGGESTIONS),
  }
}
