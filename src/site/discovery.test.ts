/** The texts that machines read. */
import { expect, test } from 'vitest'
import { writeFeed, writeLlmsText, writeRobots, writeSitemap } from './discovery.ts'
import type { PublicPage } from './public-pages.ts'

const ORIGIN = 'https://www.example.nl'
const page = (values: Partial<PublicPage>): PublicPage => ({
  path: '/testament',
  title: 'Testament',
  description: 'Over testamenten.',
  updated: '2026-11-20',
  kind: 'article',
  lang: 'nl',
  ...values,
})

test('the sitemap escapes what XML could misread and gives the day of the change', () => {
  const sitemap = writeSitemap([page({ path: "/results/'s-hertogenbosch_huis&hypotheek" })], ORIGIN)
  expect(sitemap).toContain('<loc>https://www.example.nl/results/&apos;s-hertogenbosch_huis&amp;hypotheek</loc><lastmod>2026-11-20</lastmod>')
})

test('a page without a day of change claims none', () => {
  expect(writeSitemap([page({ updated: undefined })], ORIGIN)).not.toContain('lastmod')
})

test('the feed holds articles only, newest first', () => {
  const feed = writeFeed([page({ title: 'Oud', updated: '2026-01-01' }), page({ title: 'Nieuw & beter' }), page({ title: 'Contact', kind: 'page' })], ORIGIN)
  expect([...feed.matchAll(/<item><title>([^<]+)/g)].map(([, title]) => title)).toEqual(['Nieuw &amp; beter', 'Oud'])
  expect(feed).toContain('<pubDate>Fri, 20 Nov 2026 00:00:00 GMT</pubDate>')
})

test('robots are kept out of counted links only by path, and find the sitemap', () => {
  expect(writeRobots(ORIGIN).split('\n')).toEqual(expect.arrayContaining(['Disallow: /out/', 'Sitemap: https://www.example.nl/sitemap.xml']))
})

test('the text for language models names pages and articles apart', () => {
  const text = writeLlmsText([page({}), page({ path: '/contact', title: 'Contact', kind: 'page' })], ORIGIN)
  expect(text.indexOf('[Contact]')).toBeLessThan(text.indexOf('[Testament]'))
  expect(text).toContain('- [Testament](https://www.example.nl/testament): Over testamenten.')
})
