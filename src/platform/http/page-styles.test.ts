import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { withStyles } from './page-styles.ts'

const sheets = new Map([
  ['/_astro/a.css', 'p { margin: 0 }'],
  ['/_astro/b.css', 'p { margin: 1rem }'],
  ['/_astro/c.css', '.turn { margin: 0 }'],
  ['/huisstijl/abc.css', 'html:root{--link:green}'],
])
const textAt = (path: string) => sheets.get(path)
const link = (path: string) => `<link rel="stylesheet" href="${path}" integrity="sha384-AAA">`
/** A page with a text, and something that sleeps in it. */
const pageWith = (sheets: string, more = '') => `<head>${sheets}</head><p></p><chat-island data-src="/_astro/c.js"></chat-island>${more}`
const stylesIn = (html: string) => /<style>([^<]*)<\/style>/.exec(html)?.[1]

test('the style sheets of a page stand in it, in their order, and are allowed by their hash', () => {
  const { html, source } = withStyles(pageWith(link('/_astro/a.css') + link('/_astro/b.css')), textAt)
  const styles = stylesIn(html) ?? ''
  expect(styles).toBe('p{ margin: 0 }\np{ margin: 1rem }')
  expect(source).toBe(`'sha256-${createHash('sha256').update(styles).digest('base64')}'`)
})

test('what is for nothing in a page stays out of it, and its sheets are marked for what wakes', () => {
  const { html } = withStyles(pageWith(link('/_astro/a.css') + link('/_astro/c.css')), textAt)
  expect(stylesIn(html)).toBe('p{ margin: 0 }\n')
  expect([...html.matchAll(/<link [^>]*>/g)].map(([tag]) => tag.endsWith(' data-cut media="not all" disabled>'))).toEqual([true, true])
})

test('a page with a part that wakes in every visit holds its sheets whole', () => {
  const { html } = withStyles(pageWith(link('/_astro/a.css') + link('/_astro/c.css'), '<news-island data-wakes="painted"></news-island>'), textAt)
  expect(stylesIn(html)).toBe('p { margin: 0 }\n.turn { margin: 0 }')
  expect(html).not.toContain('data-cut')
})

test('nothing of them is fetched again', () => {
  const { html } = withStyles(pageWith(link('/_astro/a.css') + link('/_astro/b.css')), textAt)
  expect([...html.matchAll(/<link [^>]*>/g)].map(([tag]) => tag.endsWith(' media="not all" disabled>'))).toEqual([true, true])
})

test('a page in which nothing sleeps names no sheet', () => {
  const { html } = withStyles(`<head>${link('/_astro/a.css')}${link('/_astro/b.css')}</head><p></p>`, textAt)
  expect(html).toBe('<head><style>p{ margin: 0 }\np{ margin: 1rem }</style></head><p></p>')
})

test('the colours of the owner stand in the page as well, in their place, under the one hash', () => {
  const { html, source } = withStyles(pageWith(link('/huisstijl/abc.css') + link('/_astro/a.css')), textAt)
  const styles = 'html:root{--link:green}\np{ margin: 0 }'
  expect(html.startsWith(`<head><style>${styles}</style><link rel="stylesheet" href="/huisstijl/abc.css"`)).toBe(true)
  expect(source).toBe(`'sha256-${createHash('sha256').update(styles).digest('base64')}'`)
})

test('a sheet that is not known stays a file of its own in its place', () => {
  const other = link('/huisstijl/van-gisteren.css')
  const { html } = withStyles(pageWith(link('/_astro/a.css') + other), textAt)
  expect(html).toContain(`disabled>${other}</head>`)
})

test('a page without style sheets of the build stays as it is', () => {
  expect(withStyles(link('/_astro/elders.css'), textAt)).toEqual({ html: link('/_astro/elders.css'), source: undefined })
})

test('the sheet of a part that still sleeps stays what it is: not in the page, and not fetched', () => {
  const asleep = '<link rel="stylesheet" href="/_astro/b.css" integrity="sha384-AAA" media="not all" disabled=""/>'
  const { html } = withStyles(pageWith(link('/_astro/a.css'), asleep), textAt)
  expect(html.endsWith(asleep)).toBe(true)
  expect(stylesIn(html)).toBe('p{ margin: 0 }')
})
