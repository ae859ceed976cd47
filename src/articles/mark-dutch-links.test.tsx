import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadArticles } from './load-articles.ts'
import { isEnglishPage } from '../frame/navigation.ts'
import { ArticleBody } from './article-body.tsx'

const html = (markdown: string, lang: 'nl' | 'en' = 'en') => renderToStaticMarkup(<ArticleBody markdown={markdown} lang={lang} />)

test('in an English text a link to a Dutch page says so, once', () => {
  expect(html('See [our list](/notaries).')).toContain('<a href="/notaries" hrefLang="nl">our list (in Dutch)</a>.')
  expect(html('- See [testament](/testament#kosten) (in Dutch).')).toContain('<a href="/testament#kosten" hrefLang="nl">testament</a> (in Dutch).')
})

test('a link to an English page, to another site or within the page says nothing of a language', () => {
  for (const href of ['/notary-amsterdam-know#what-it-costs', 'https://www.knb.nl/', '#costs']) expect(html(`[here](${href})`)).not.toMatch(/hrefLang|in Dutch/)
})

test('a Dutch text says nothing of a language', () => {
  expect(html('[de lijst](/notaries)', 'nl')).not.toMatch(/hrefLang|in Dutch/)
})

test('every English article counts as an English page, and no Dutch one', () => {
  const articles = loadArticles('content')
  expect(articles.filter(({ slug, lang }) => isEnglishPage(`/${slug}`) !== (lang === 'en'))).toEqual([])
})
