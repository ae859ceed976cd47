import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { withStyles } from './page-styles.ts'

const sheets = new Map([
  ['/_astro/a.css', 'p { margin: 0 }'],
  ['/_astro/b.css', 'p { margin: 1rem }'],
  ['/huisstijl/abc.css', 'html:root{--link:green}'],
])
const textAt = (path: string) => sheets.get(path)
const link = (path: string) => `<link rel="stylesheet" href="${path}" integrity="sha384-AAA">`

test('the style sheets of a page stand in it, in their order, and are allowed by their hash', () => {
  const { html, source } = withStyles(`<head>${link('/_astro/a.css')}${link('/_astro/b.css')}</head>`, textAt)
  const styles = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? ''
  expect(styles).toBe('p { margin: 0 }\np { margin: 1rem }')
  expect(source).toBe(`'sha256-${createHash('sha256').update(styles).digest('base64')}'`)
})

test('nothing of them is fetched again', () => {
  const { html } = withStyles(`<head>${link('/_astro/a.css')}${link('/_astro/b.css')}</head>`, textAt)
  expect([...html.matchAll(/<link [^>]*>/g)].map(([tag]) => tag.endsWith(' media="not all" disabled>'))).toEqual([true, true])
})

test('the colours of the owner stand in the page as well, in their place, under the one hash', () => {
  const { html, source } = withStyles(`<head>${link('/huisstijl/abc.css')}${link('/_astro/a.css')}</head>`, textAt)
  const styles = 'html:root{--link:green}\np { margin: 0 }'
  expect(html.startsWith(`<head><style>${styles}</style><link rel="stylesheet" href="/huisstijl/abc.css"`)).toBe(true)
  expect(source).toBe(`'sha256-${createHash('sha256').update(styles).digest('base64')}'`)
})

test('a sheet that is not known stays a file of its own in its place', () => {
  const other = link('/huisstijl/van-gisteren.css')
  const { html } = withStyles(`<head>${link('/_astro/a.css')}${other}</head>`, textAt)
  expect(html.endsWith(`disabled>${other}</head>`)).toBe(true)
})

test('a page without style sheets of the build stays as it is', () => {
  expect(withStyles(link('/_astro/elders.css'), textAt)).toEqual({ html: link('/_astro/elders.css'), source: undefined })
})

test('the sheet of a part that still sleeps stays what it is: not in the page, and not fetched', () => {
  const asleep = '<link rel="stylesheet" href="/_astro/b.css" integrity="sha384-AAA" media="not all" disabled=""/>'
  const { html } = withStyles(`<head>${link('/_astro/a.css')}</head>${asleep}`, textAt)
  expect(html.endsWith(`</head>${asleep}`)).toBe(true)
  expect(/<style>([^<]*)<\/style>/.exec(html)?.[1]).toBe('p { margin: 0 }')
})
