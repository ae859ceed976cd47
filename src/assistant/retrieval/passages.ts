/** The pieces of content an answer can come from: knowledge entries and sections of articles. */
import type { Article } from '../../articles/article.ts'
import { splitSections, type ArticleSection } from '../../articles/article-sections.ts'
import { fillLearnedName } from '../../platform/site-name.ts'
import { listWaysOf, textOf, type KnowledgeEntry } from './knowledge.ts'

interface EntryPassage {
  kind: 'entry'
  id: string
  entry: KnowledgeEntry
}

export interface SectionPassage {
  kind: 'section'
  /** 'artikel:testament#de-legitieme-portie'; without anchor for the opening of an article. */
  id: string
  article: Article
  section: ArticleSection
}

export type Passage = EntryPassage | SectionPassage

/** How people would ask for this passage: the question with its variants, or the headings of a section. */
export function listPhrases(passage: Passage): string[] {
  if (passage.kind === 'entry') return [passage.entry.question, ...listWaysOf(passage.entry)].map(fillLearnedName)
  const { article, section } = passage
  const heading = section.path.at(-1)
  const subject = article.slug.replaceAll('-', ' ')
  return heading ? [heading, `${article.title} ${section.path.join(' ')}`] : [subject, `wat is ${subject}`, article.title]
}

/** A text with figure tokens and Markdown marks taken out. */
export const readText = (text: string): string =>
  fillLearnedName(text)
    .replace(/\{\{[^{}]*\}\}/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')

/** The text that answers, without marks. */
export const readBody = (passage: Passage): string => readText(passage.kind === 'entry' ? textOf(passage.entry) : passage.section.body)

export function topicOf(passage: Passage): string {
  return passage.kind === 'entry' ? passage.entry.topic : passage.article.topic
}

/** Its sections are those in force until it reads otherwise. */
function readArticle(article: Article): Passage[] {
  const { sections } = keepSections(article, splitSections(article.body))
  return sections
    .filter((section) => section.body.length > 0)
    .map((section): Passage => ({ kind: 'section', id: `artikel:${article.slug}${section.anchor && `#${section.anchor}`}`, article, section }))
}

export function listPassages(entries: readonly KnowledgeEntry[], articles: readonly Article[]): Passage[] {
  const fromEntries = entries.map((entry): Passage => ({ kind: 'entry', id: entry.id, entry }))
  return [...fromEntries, ...articles.flatMap(readArticle)]
}

interface SectionsInForce {
  body: string
  sections: readonly ArticleSection[]
  byAnchor: ReadonlyMap<string, ArticleSection>
}

const inForce = new WeakMap<Article, SectionsInForce>()

function keepSections(article: Article, sections: readonly ArticleSection[]): SectionsInForce {
  // Of two with one anchor the first is where a link leads.
  const kept = { body: article.body, sections, byAnchor: new Map(sections.toReversed().map((section) => [section.anchor, section])) }
  inForce.set(article, kept)
  return kept
}

function readSections(article: Article): SectionsInForce {
  const known = inForce.get(article)
  return known?.body === article.body ? known : keepSections(article, splitSections(article.body))
}

/**
 * The passage as its article reads now: the owner may have written another text since the index was built. Undefined when the article has no
 * such section any more, so that nothing is quoted that he took away.
 */
export function asItReadsNow(passage: Passage): Passage | undefined {
  if (passage.kind === 'entry') return passage
  const section = readSections(passage.article).byAnchor.get(passage.section.anchor)
  if (section === passage.section) return passage
  if (!section || section.body === '') return undefined
  return section.body === passage.section.body ? passage : { ...passage, section }
}
