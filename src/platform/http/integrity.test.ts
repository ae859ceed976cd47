import { expect, test } from 'vitest'
import { withIntegrity } from './integrity.ts'

const hashes = new Map([
  ['/_astro/a.js', 'sha384-AAA'],
  ['/_astro/a.css', 'sha384-BBB'],
])

test('scripts and style sheets of the build carry their hash', () => {
  expect(withIntegrity('<link rel="stylesheet" href="/_astro/a.css"><script type="module" src="/_astro/a.js"></script>', hashes)).toBe(
    '<link rel="stylesheet" href="/_astro/a.css" integrity="sha384-BBB"><script type="module" src="/_astro/a.js" integrity="sha384-AAA"></script>',
  )
})

test.each([
  '<link rel="icon" href="/_astro/a.css">',
  '<script type="module" src="/_astro/onbekend.js"></script>',
  '<script type="application/ld+json">{"src":"/_astro/a.js"}</script>',
  '<p>&lt;script src="/_astro/a.js"</p>',
])('%s stays as it is', (html) => {
  expect(withIntegrity(html, hashes)).toBe(html)
})
