import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findPage, pageTable, secretPaths } from './page-table.ts'
import { LINK_NAME } from './quotes/secret-links.ts'

const articles = new Set(['testament'])

/** 'notaries/index.astro' -> '/notaries'. */
const routeOf = (file: string): string => `/${file.replace(/(?:(?:^|\/)index)?\.astro$/, '')}`

test('every page has its entry, and every entry a page', () => {
  const files = readdirSync('src/pages', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.astro') && !file.startsWith('_'))
  // Not addresses, but what an unknown one and a fault are answered with.
  const routes = files.map(routeOf).filter((route) => route !== '/404' && route !== '/500')
  expect(routes.toSorted()).toEqual(Object.keys(pageTable).toSorted())
})

test('every page that is opened by a secret in its address is told to nobody', () => {
  const opened = Object.entries(pageTable).filter(([, { reads }]) => reads.includes(LINK_NAME))
  expect(opened.map(([path]) => path)).toEqual([...secretPaths])
  expect(opened.map(([, { kept }]) => kept)).toEqual(opened.map(() => 'never'))
  expect(secretPaths.has('/offerte/mijn')).toBe(true)
})

test.each(['/', '/notaries', '/testament', '/results/amsterdam_testament', '/settings'])('%s is found', (path) => {
  expect(findPage(path, articles)).toBeDefined()
})

test.each(['/404', '/500', '/[slug]', '/bestaat-niet', '/testament/kosten', '/constructor', '/__proto__', '', '//', '/_image'])(
  '%s is the address of no page',
  (path) => {
    expect(findPage(path, articles)).toBeUndefined()
  },
)
