/** Finds what to read about some words: articles by their best section, and short answers from the knowledge base. */
import { measureKnown } from '../retrieval/floor.ts'
import { extractPassage } from './article-extract.ts'
import { sectionUrl, type Content } from './compose-answer.ts'
import { fillFigures } from '../../figures/figure-tokens.ts'
import type { Language } from '../../figures/figure-words.ts'
import { search, type Corpus } from './corpus.ts'
import type { KnowledgeEntry } from '../retrieval/knowledge.ts'
import { discountFor, SECTION, type Hit } from '../retrieval/rank.ts'
import { measureRelevance, retrieve } from '../retrieval/retrieve.ts'

export interface FoundArticle {
  /** Path with the fragment of the section that fits best. */
  href: string
  title: string
  section: string | undefined
  /** Plain text of at most about 240 characters. */
  excerpt: string
  /** 0 to about 1, comparable with that of an answer. */
  score: number
}

interface FoundAnswer {
  question: string
  /** The statement that the answer opens with, as plain text. */
  opening: string
  /** The article that says more. */
  article: { href: string; title: string } | undefined
  score: number
}

export interface Reading {
  articles: FoundArticle[]
  answers: FoundAnswer[]
  /** Questions that lie near, also where nothing fits well enough to be an answer. */
  near: string[]
  /** The words took too much work; nothing was looked for. */
  tooComplex?: boolean
}

const LEAST_SCORE = 0.2
/** Of words that the site mostly does not know, and that are likelier none of ours than any one answer. */
const OF_STRANGE = 0.5
const HALF = 0.5
/** Against the best hit: less is noise beside it. */
const LEAST_SHARE = 0.45
const MOST_ARTICLES = 6
const MOST_ANSWERS = 6
const MOST_NEAR = 4
const EXCERPT = 240

/** Best first, each article once. `day` is YYYY-MM-DD, for the figures. */
export function findReading(words: string, day: string, corpus: Corpus): Reading {
  const { found, winner } = search(words, undefined, corpus)
  const { hits } = found
  const isStrange = measureKnown(found.own) < HALF && found.outside > (hits[0]?.chance ?? 0)
  const least = Math.max(isStrange ? OF_STRANGE : LEAST_SCORE, (hits[0]?.score ?? 0) * LEAST_SHARE)
  const good = hits.filter((hit) => hit.score >= least)
  const relevance = (text: string) => measureRelevance(corpus.index, found.own, text)
  return {
    articles: listArticles(good, { day, content: corpus.content, relevance }),
    answers: listAnswers(good, winner, { day, content: corpus.content }),
    near: nearOf(hits),
  }
}

/** Answers from the English knowledge, and the articles in English. */
export function findEnglishReading(words: string, day: string, corpus: Corpus): Reading {
  const { english, content, index } = corpus
  const isEnglish = ({ passage, score }: Hit) => passage.kind === 'section' && passage.article.lang === 'en' && score >= LEAST_SCORE
  const { found } = search(words, undefined, corpus)
  const relevance = (text: string) => measureRelevance(index, found.own, text)
  const hits = english ? retrieve(english().index, words).hits : []
  const least = Math.max(LEAST_SCORE, (hits[0]?.score ?? 0) * LEAST_SHARE)
  const good = hits.filter((hit) => hit.score >= least)
  return {
    articles: listArticles(found.hits.filter(isEnglish), { day, content, relevance }),
    answers: listAnswers(good, undefined, { day, content, lang: 'en' }),
    near: nearOf(hits),
  }
}

const nearOf = (hits: readonly Hit[]): string[] => hits.flatMap(({ passage }) => (passage.kind === 'entry' ? [passage.entry.question] : [])).slice(0, MOST_NEAR)

interface Wording {
  day: string
  content: Content
  lang?: Language
}

function listArticles(hits: readonly Hit[], wording: Wording & { relevance: (text: string) => number }): FoundArticle[] {
  const best = new Map<string, { hit: Hit; score: number }>()
  for (const hit of hits) {
    const slug = hit.passage.kind === 'section' ? hit.passage.article.slug : hit.passage.entry.article
    const score = scoreOfArticle(hit)
    const known = slug === undefined ? undefined : best.get(slug)
    if (slug !== undefined && score > (known?.score ?? 0) && (known?.hit.passage.kind !== 'section' || hit.passage.kind === 'section'))
      best.set(slug, { hit, score })
  }
  return [...best.values()]
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_ARTICLES)
    .flatMap(({ hit, score }) => describeHit(hit, score, wording) ?? [])
}

/**
 * Answers take less for a section than for an entry; who reads an article from its beginning does not. Who typed the name of an article means
 * that article; who typed the heading of a section may mean the subject, of which that section tells one side.
 */
function scoreOfArticle({ passage, score, coverage, likeness }: Hit): number {
  if (passage.kind === 'entry') return score * SECTION
  return passage.section.anchor === '' ? Math.min(1, Math.max(score / discountFor(passage, likeness), coverage * likeness)) : Math.min(score, SECTION)
}

function describeHit(
  { passage }: Hit,
  score: number,
  { day, content, relevance }: Wording & { relevance: (text: string) => number },
): FoundArticle | undefined {
  if (passage.kind === 'section') {
    const { article, section } = passage
    const text = extractPassage(fillFigures(section.body, content.figures, day, article.lang), relevance).split('\n\n')[0] ?? ''
    return { href: sectionUrl(passage), title: article.title, section: section.path.at(-1), excerpt: shorten(withoutMarks(text)), score }
  }
  const article = content.articles.get(passage.entry.article ?? '')
  return article && { href: `/${article.slug}`, title: article.title, section: undefined, excerpt: article.description, score }
}

function listAnswers(hits: readonly Hit[], winner: { entry: KnowledgeEntry } | undefined, { day, content, lang = 'nl' }: Wording): FoundAnswer[] {
  const scores = new Map<KnowledgeEntry, number>(winner ? [[winner.entry, 1]] : [])
  for (const { passage, score } of hits) if (passage.kind === 'entry' && !scores.has(passage.entry)) scores.set(passage.entry, score)
  return [...scores].slice(0, MOST_ANSWERS).map(([entry, score]) => {
    const article = content.articles.get(entry.article ?? '')
    return {
      question: entry.question,
      opening: withoutMarks(fillFigures(entry.statements[0]?.text ?? '', content.figures, day, lang)),
      article: article?.lang === lang ? { href: `/${article.slug}`, title: article.title } : undefined,
      score,
    }
  })
}

/** Markdown as plain text: the words of a link, no stars, no hyphens of a list. */
const withoutMarks = (markdown: string): string =>
  markdown
    .replace(/\[([^[\]]+)\]\([^)]*\)/g, '$1')
    .replace(/^(?:[-*]|\d+\.)\s+/gm, '')
    .replace(/\*{1,2}/g, '')
    .replace(/\s+/g, ' ')
    .trim()

function shorten(text: string): string {
  let kept = ''
  for (const sentence of text.split(/(?<=[.?])\s+/)) {
    if (kept && kept.length + sentence.length > EXCERPT) break
    kept = kept ? `${kept} ${sentence}` : sentence
  }
  return kept
}
