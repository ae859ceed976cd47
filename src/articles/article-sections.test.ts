import { expect, test } from 'vitest'
import { splitSections } from './article-sections.ts'

test('the text before the first heading is a section of its own, without anchor', () => {
  expect(splitSections('Opening.\n\n## Eerste\nTekst.')).toEqual([
    { path: [], anchor: '', body: 'Opening.' },
    { path: ['Eerste'], anchor: 'eerste', body: 'Tekst.' },
  ])
})

test('an h3 stands under its h2 and a parent does not repeat the text of its children', () => {
  const sections = splitSections('## Kosten\nVooraf.\n### De akte\nPrijs.\n### De btw\nBtw.\n## Stappen\nEen.')
  expect(sections.map(({ path, body }) => [path.join(' > '), body])).toEqual([
    ['Kosten', 'Vooraf.'],
    ['Kosten > De akte', 'Prijs.'],
    ['Kosten > De btw', 'Btw.'],
    ['Stappen', 'Een.'],
  ])
})

test('an h4 and a line that only looks like a heading stay in the text', () => {
  expect(splitSections('## A\n#### Diep\n##zonder spatie')).toEqual([{ path: ['A'], anchor: 'a', body: '#### Diep\n##zonder spatie' }])
})

test('an empty body has no sections', () => {
  expect(splitSections('\n\n')).toEqual([])
})
