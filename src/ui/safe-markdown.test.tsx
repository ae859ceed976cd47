import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { isOwnLink, SafeMarkdown } from './safe-markdown.tsx'

const html = (text: string) => renderToStaticMarkup(<SafeMarkdown text={text} />)

/** Every element the renderer may make; what a text may contain beyond these is text. */
const ALLOWED = /<\/?(?:p|br|strong|em|ul|ol|li|a|div|table|thead|tbody|tr|th|td)(?: (?:href|target|rel|class|role|aria-label|tabindex|scope)="[^"<>]*")*\/?>/g
const tagsBeyond = (text: string) => html(text).replace(ALLOWED, '').match(/[<>]/)

test.each([
  ['Een alinea.\n\nNog een.', '<p>Een alinea.</p><p>Nog een.</p>'],
  ['Een regel\nen nog een', '<p>Een regel<br/>en nog een</p>'],
  ['Dit is **vet** en *schuin* en _ook_.', '<p>Dit is <strong>vet</strong> en <em>schuin</em> en <em>ook</em>.</p>'],
  ['- een\n- twee', '<ul><li>een</li><li>twee</li></ul>'],
  ['Kies:\n1. een\n2. twee', '<p>Kies:</p><ol><li>een</li><li>twee</li></ol>'],
  ['## Kop', '<p><strong>Kop</strong></p>'],
  ['snake_case_naam en 2 * 3 * 4', '<p>snake_case_naam en 2 * 3 * 4</p>'],
])('%j reads as it was meant', (text, expected) => {
  expect(html(text)).toBe(expected)
})

test.each([['/testament'], ['/testament#wat-kost'], ['#kosten'], ['/']])('a link to %s stays a link and opens beside the chat', (href) => {
  expect(html(`Lees [meer](${href}).`)).toBe(`<p>Lees <a href="${href}" target="_blank" rel="noopener">meer</a>.</p>`)
})

test.each([
  'https://evil.example/',
  'http://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'mailto:a@example.nl',
  'evil.example',
  '../testament',
])('of a link to %j only the text is left', (href) => {
  expect(isOwnLink(href)).toBe(false)
  expect(html(`[klik hier](${href})`)).not.toMatch(/<a|href/)
  expect(html(`[klik hier](${href})`)).toContain('klik hier')
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '![plaatje](https://evil.example/x.png)',
  '![plaatje](/x.png)',
  '<svg onload=alert(1)>',
  '<a href="javascript:alert(1)">klik</a>',
  '**<b onmouseover=alert(1)>vet</b>**',
  '[<img src=x onerror=alert(1)>](/testament)',
  '[a](/x" onmouseover="alert(1))',
  '[a](/x"><script>alert(1)</script>)',
  '[a][1]\n\n[1]: javascript:alert(1)',
  '<https://evil.example>',
  '- <iframe src="//evil.example"></iframe>',
  '1. <style>*{display:none}</style>',
  '# <marquee>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<!--<script>alert(1)</script>-->',
  '`<script>`',
  '<scr\0ipt>alert(1)</scr\0ipt>',
  '\u202e<script>',
  '</p></li></ul><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
])('%j stays text', (text) => {
  expect(tagsBeyond(text)).toBeNull()
  expect(html(text)).not.toMatch(/<img|<script/)
})

test('no text whatever makes an element of its own, or an attribute that runs', () => {
  const pieces = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '[',
    ']',
    '(',
    ')',
    '!',
    '*',
    '_',
    '#',
    '- ',
    '1. ',
    '\n',
    '\n\n',
    ' ',
    '/',
    '\\',
    ':',
    'javascript:',
    'onerror=',
    'img',
    'script',
    '&',
    '\0',
    'é',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
      const text = parts.join('')
      expect(tagsBeyond(text)).toBeNull()
      expect(html(text)).not.toMatch(/<img|<script|<[^>]* on\w+=/)
    }),
    { numRuns: 2_000 },
  )
})

test('whatever a link is made of, it leads to this site', () => {
  const pieces = fc.constantFrom('/', '\\', '.', '..', '#', '?', ':', '@', 'evil.example', '%2f', '%5c', 'javascript', '\t', '\u0001', 'a', ';', '//')
  fc.assert(
    fc.property(fc.array(pieces, { minLength: 1, maxLength: 12 }), (parts) => {
      for (const [, href] of html(`[x](${parts.join('')})`).matchAll(/href="([^"]*)"/g)) {
        expect(new URL((href ?? '').replaceAll('&amp;', '&'), 'https://www.example.nl/artikel').origin).toBe('https://www.example.nl')
      }
    }),
    { numRuns: 5_000 },
  )
})

test('a very long text is cut, also one of nothing but marks', () => {
  expect(html('a'.repeat(50_000)).length).toBeLessThan(21_000)
  for (const piece of ['[', '**a', '_', '[a](', '* ', '1. ']) expect(html(piece.repeat(20_000)).replace(/<[^>]+>/g, '').length).toBeLessThan(21_000)
})

test.each([
  ['Kies:\n-', '<p>Kies:</p><ul><li></li></ul>'],
  ['Kies:\n1. een\n2.', '<p>Kies:</p><ol><li>een</li><li></li></ol>'],
])('the mark of an item that is still to come, as in %j, is not shown as text', (text, expected) => {
  expect(html(text)).toBe(expected)
})

const sources = [
  { title: 'Burgerlijk Wetboek Boek 4, artikel 94', url: 'https://wetten.overheid.nl/x' },
  { title: 'Testament', url: '/testament' },
]
const marked = (text: string) => renderToStaticMarkup(<SafeMarkdown text={text} sources={sources} />)

test('a mark leads to the source that came along, outside in a new tab, and is read as what it is', () => {
  expect(marked('Dat moet. [1]')).toBe(
    '<p>Dat moet.<sup class="source-mark"><a href="https://wetten.overheid.nl/x" aria-label="Bron 1: Burgerlijk Wetboek Boek 4, artikel 94" target="_blank" rel="noopener">1</a></sup></p>',
  )
  expect(marked('Dat moet. [2]')).toContain('<a href="/testament" aria-label="Bron 2: Testament">2</a>')
})

test('a mark without its source stays text', () => {
  expect(marked('Zie [3] en [12].')).toBe('<p>Zie [3] en [12].</p>')
})

test('rows between bars are a table with heads for its columns and rows', () => {
  expect(marked('| | A | B |\n|---|---|---|\n| Wat | een | twee |')).toContain(
    '<thead role="rowgroup"><tr role="row"><td role="cell"></td><th scope="col" role="columnheader">A</th><th scope="col" role="columnheader">B</th></tr></thead><tbody role="rowgroup"><tr role="row"><th scope="row" role="rowheader">Wat</th><td role="cell" data-head="A">een</td><td role="cell" data-head="B">twee</td></tr></tbody>',
  )
  expect(marked('| geen tabel')).toBe('<p>| geen tabel</p>')
})
