/** The HTML of an article's Markdown: reading Markdown is most of the work of a page, so it is done once for each text. */
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../figures/figure-words.ts'
import { keepRendered } from '../platform/keep-rendered.ts'
import type { Article } from './article.ts'
import { ArticleBody, CUT } from './article-body.tsx'

/** All texts of the site take about a third; their figures are filled in, so a new day can bring new texts. */
const MOST_LETTERS = 3_000_000

/** Not kept, for a text that changes with every letter. */
export const renderArticle = (markdown: string, lang: Language): string => renderToStaticMarkup(<ArticleBody markdown={markdown} lang={lang} />)

interface Text {
  markdown: string
  lang: Language
  section?: string | undefined
  sources?: Article['sources']
}

const render = keepRendered<Text>(MOST_LETTERS, (text) => renderToStaticMarkup(<ArticleBody {...text} />))

export const articleHtml = (markdown: string, lang: Language = 'nl'): string => render({ markdown, lang })

export interface CutArticle {
  /** Up to and including the heading of the section; the whole text where it has no such section. */
  before: string
  section: string
  after: string
}

/** The HTML in three pieces, so that something can stand at the head and at the foot of a section, with marks for references to laws. */
export function cutArticle({ markdown, lang, section, sources }: Text): CutArticle {
  const [before = '', inside = '', after = ''] = render({ markdown, lang, section, ...(sources && { sources }) }).split(CUT)
  return { before, section: inside, after }
}
