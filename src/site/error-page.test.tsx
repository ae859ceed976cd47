import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErrorPage } from './error-page.tsx'

const articles = [
  { slug: 'testament', title: 'Testament', lang: 'nl' as const },
  { slug: 'notary', title: 'Notary in Amsterdam', lang: 'en' as const },
]

test('who looks for an English page is told in English which there are, and that the assistant answers in English', () => {
  const html = renderToStaticMarkup(<ErrorPage kind="not-found" articles={articles} wantsEnglish />)
  expect(html).toMatch(/lang="en"><h2[^>]*>Looking for English\?<\/h2>.*<a href="\/notary">/)
  expect(/<section[^>]*lang="en">.*?<\/section>/.exec(html)?.[0]).not.toContain('/testament')
  expect(renderToStaticMarkup(<ErrorPage kind="not-found" articles={articles} />)).not.toContain('Looking for English')
})
