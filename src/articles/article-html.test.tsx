import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ArticleBody } from './article-body.tsx'
import { articleHtml } from './article-html.tsx'

const markdown = '## Kosten\n\n| Akte | Prijs |\n| --- | --- |\n| Testament | € 300 |\n\n<script>alert(1)</script> [Testament](/testament)'

test.each(['nl', 'en'] as const)('is what the page would show, first and from memory, in %s', (lang) => {
  const shown = renderToStaticMarkup(<ArticleBody markdown={markdown} lang={lang} />)
  expect([articleHtml(markdown, lang), articleHtml(markdown, lang)]).toEqual([shown, shown])
  expect(shown).not.toContain('<script')
})

test('another amount is another text', () => {
  expect(articleHtml(markdown.replace('300', '400'))).toContain('€ 400')
})
