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
  sources?: Article['sources']
  cutting?: { section: string | undefined }
}

const render = keepRendered<Text>(MOST_LETTERS, (text) => renderToStaticMarkup(<ArticleBody {...text} />))

export const articleHtml = (markdown: string, lang: Language = 'nl'): string => render({ markdown, lang })

export interface CutArticle {
  /** Before the first heading. */
  intro: string
  /** From there up to and including the heading of the section; the rest of a text that has no such section. */
  before: string
  section: string
  after: string
}

/** The HTML in pieces, so that something can stand below the first sentences, and at the head and at the foot of a section; with marks for references to laws. */
export function cutArticle({ section, ...text }: Omit<Text, 'cutting'> & { section: string | undefined }): CutArticle {
  const [intro = '', before = '', inside = '', after = ''] = render({ ...text, cutting: { section } }).split(CUT)
  return { intro, before, section: inside, after }
}
