/** The HTML of an article's Markdown: reading Markdown is most of the work of a page, so it is done once for each text. */
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../figures/figure-words.ts'
import { keepRendered } from '../platform/keep-rendered.ts'
import { ArticleBody } from './article-body.tsx'

/** All texts of the site take about a third; their figures are filled in, so a new day can bring new texts. */
const MOST_LETTERS = 3_000_000

/** Not kept, for a text that changes with every letter. */
export const renderArticle = (markdown: string, lang: Language): string => renderToStaticMarkup(<ArticleBody markdown={markdown} lang={lang} />)

const render = keepRendered<{ markdown: string; lang: Language }>(MOST_LETTERS, ({ markdown, lang }) => renderArticle(markdown, lang))

export const articleHtml = (markdown: string, lang: Language = 'nl'): string => render({ markdown, lang })
