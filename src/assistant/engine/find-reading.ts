/** Finds what to read about some words: articles by their best section, and short answers from the knowledge base. */
import { extractPassage } from './article-extract.ts'
import { sectionUrl, writeEntry, type Content } from './compose-answer.ts'
import { fillFigures } from '../../figures/figure-tokens.ts'
import { search, type Corpus } from './corpus.ts'
import type { Hit } from '../retrieval/rank.ts'

export interface FoundArticle {
  /** Path with the fragment of the section that fits best. */
  href: string
  title: string
  section: string | undefined
  /** Markdown of at most about 240 characters. */
  excerpt: string
}

interface FoundAnswer {
  question: string
  /** Markdown. */
  answer: string
}

export interface Reading {
  articles: FoundArticle[]
  answers: FoundAnswer[]
  /** The words took too much work; nothing was looked for. */
  tooComplex?: boolean
}

const LEAST_SCORE = 0.2
/** Against the best hit: less is noise beside it. */
const LEAST_SHARE = 0.45
const MOST_ARTICLES = 6
const MOST_ANSWERS = 3
const EXCERPT = 240

/** Best first, each article once. `day` is YYYY-MM-DD, for the figures. */
export function findReading(words: string, day: string, corpus: Corpus): Reading {
  const { content } = corpus
  const { found, winner } = search(words, undefined, corpus)
  const { hits } = found
  const least = Math.max(LEAST_SCORE, (hits[0]?.score ?? 0) * LEAST_SHARE)
  const good = hits.filter((hit) => hit.score >= least)
  const articles = new Map<string, FoundArticle>()
  for (const hit of good) {
    const found = describeHit(hit, day, content)
    if (found && !articles.has(found.slug)) articles.set(found.slug, found.article)
  }
  const entries = new Set([...(winner ? [winner.entry] : []), ...good.flatMap(({ passage }) => (passage.kind === 'entry' ? [passage.entry] : []))])
  const answers = [...entries].map((entry) => ({ question: entry.question, answer: writeEntry(entry, content, day) }))
  return { articles: [...articles.values()].slice(0, MOST_ARTICLES), answers: answers.slice(0, MOST_ANSWERS) }
}

function describeHit({ passage }: Hit, day: string, content: Content): { slug: string; article: FoundArticle } | undefined {
  if (passage.kind === 'section') {
    const { article, section } = passage
    const text = extractPassage(fillFigures(section.body, content.figures, day)).split('\n\n')[0] ?? ''
    return { slug: article.slug, article: { href: sectionUrl(passage), title: article.title, section: section.path.at(-1), excerpt: shorten(text) } }
  }
  const article = content.articles.get(passage.entry.article ?? '')
  return article && { slug: article.slug, article: { href: `/${article.slug}`, title: article.title, section: undefined, excerpt: article.description } }
}

/** Whole sentences, so that no Markdown mark is cut in two. */
function shorten(text: string): string {
  let kept = ''
  for (const sentence of text.split(/(?<=[.?])\s+/)) {
    if (kept && kept.length + sentence.length > EXCERPT) break
    kept = kept ? `${kept} ${sentence}` : sentence
  }
  return kept
}
