/** What a page says of itself. */
import { expect, test } from 'vitest'
import { describePage, toJsonLd } from './page-meta.ts'
import { siteName } from '../platform/site-name.ts'

const site = { origin: 'https://www.example.nl', isDemo: () => false }

test('the product’s name follows the title where it fits', () => {
  expect(describePage({ title: 'Testament' }, '/testament', site).title).toBe(`Testament | ${siteName()}`)
  const long = 'Waar moet u op letten bij het vergelijken van notariskosten?'
  expect(describePage({ title: long }, '/x', site).title).toBe(long)
})

test('the canonical address has no query and can be another path', () => {
  expect(describePage({ title: 'Onze Notarissen', path: '/notaries' }, '/notaries/anders', site).canonical).toBe('https://www.example.nl/notaries')
})

test('structured data cannot end the script element it stands in', () => {
  const json = toJsonLd({ name: '</script><script>alert(1)</script>' })
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org', name: '</script><script>alert(1)</script>' })
})

const index = (origin: string, demo: boolean) => describePage({ title: 'Testament' }, '/testament', { origin, isDemo: () => demo }).index

test('a demo at a public https address is found by nobody; a live site and a demo on this machine may be', () => {
  expect([index('https://www.example.nl', true), index('https://www.example.nl', false), index('http://127.0.0.1:4321', true)]).toEqual([false, true, true])
})
