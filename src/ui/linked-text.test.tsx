import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinkedText } from './linked-text.tsx'

const html = (text: string) => renderToStaticMarkup(<LinkedText text={text} />)

test.each([
  ['Lees [meer](/testament).', 'Lees <a href="/testament">meer</a>.'],
  ['[Eén](/a) en [twee](#b)', '<a href="/a">Eén</a> en <a href="#b">twee</a>'],
  ['Zie [de KNB](https://www.knb.nl/x?y=1#z)', 'Zie <a href="https://www.knb.nl/x?y=1#z" rel="noopener">de KNB</a>'],
])('%j has its links', (text, expected) => {
  expect(html(text)).toBe(expected)
})

test.each(['**vet** en *schuin*', '# Kop', '- punt', 'snake_case', 'Artikel [1] (zie daar)', 'een\ntwee'])('%j stays as it was typed', (text) => {
  expect(html(text)).toBe(text)
})

test.each([
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert%281%29)',
  '[x](data:text/html,x)',
  '[x](http://voorbeeld.nl)',
  '[x](//voorbeeld.nl)',
  '[x](/\\voorbeeld.nl)',
  '[x](https://u@voorbeeld.nl/)',
  '[x](https:voorbeeld.nl)',
  '[x](https://)',
  '[x](mailto:a@voorbeeld.nl)',
  '[x](voorbeeld.nl)',
  '[<b>x</b>](javascript:1)',
  '<a href="/x">x</a>',
  '![x](https://voorbeeld.nl/x.png',
])('%j is no link', (text) => {
  expect(html(text)).not.toMatch(/<[a-z]/)
})

test('whatever is typed makes no element but a link, and no link but to this site or by https', () => {
  const pieces = fc.constantFrom('[', ']', '(', ')', 'x', '/', '\\', 'https://', 'javascript:', '"', '<', '>', '@', ' ', '\n', '#', 'onclick=', '//', '\t')
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
      const shown = html(parts.join(''))
      expect(shown.replace(/<\/a>|<a href="[^"<>]*"(?: rel="noopener")?>/g, '')).not.toMatch(/[<>]/)
      for (const [, href = ''] of shown.matchAll(/href="([^"]*)"/g)) {
        const url = new URL(href.replaceAll('&amp;', '&'), 'https://www.example.nl/')
        expect([url.protocol, url.username]).toEqual(['https:', ''])
        if (!/^https:/i.test(href)) expect(url.origin).toBe('https://www.example.nl')
      }
    }),
    { numRuns: 2_000 },
  )
})
