import { expect, test } from 'vitest'
import { figure, figureBook, figureValue } from '../../tests/factories/figures.ts'
import { findPage } from '../page-table.ts'
import { loadFigures } from '../figures/load-figures.ts'
import { fillWhatCan, findBodyFaults } from './article-body-faults.ts'
import { MAX_BODY, MIN_BODY } from './article-wording.ts'
import { loadArticles } from './load-articles.ts'

const DAY = '2026-11-22'
const figures = figureBook(figure({ id: 'grens', values: [figureValue({ from: '2026-01-01' })] }))
const checks = { figures, hasPage: (path: string) => path === '/testament' }
const filler = 'Een gewone zin. '.repeat(20)
const faultsOf = (text: string) => findBodyFaults({ body: `${filler}\n\n${text}`, lang: 'nl', day: DAY }, checks).map(({ code, line }) => `${code}:${line - 2}`)

test('every article of the site keeps the rules that the owner must keep', () => {
  const articles = loadArticles('content')
  const slugs = new Map(articles.map((article) => [article.slug, article]))
  const site = { figures: loadFigures('content'), hasPage: (path: string) => findPage(path, slugs) !== undefined }
  const faults = articles.flatMap((article) => findBodyFaults({ ...article, day: DAY }, site).map((fault) => ({ slug: article.slug, ...fault })))
  expect(faults).toEqual([])
})

test.each([
  'Lees [meer](/testament), ook [hier](/testament#kosten) of [daar](/testament?a=1), of op [een site](https://www.knb.nl/).',
  'Het is {{cijfer:grens}} ({{peildatum:grens}}).',
  '## Kop\n\n### Kop twee\n\nTekst.\n\n## Kop drie\n\nZie [boven](#kop-twee).',
  '| Akte | Prijs |\n| --- | --- |\n| Testament | {{cijfer:grens}} |',
  'Minder dan 3 < 4 en 5 > 4.\n\n---\n\n> Een kader.',
])('%j can be published', (text) => {
  expect(faultsOf(text)).toEqual([])
})

test.each([
  ['Goed.\n\nHet is {{cijfer:weg}}.', ['figure:3']],
  ['Het is {{cijfer:grens@1901}}.', ['figure:1']],
  ['Het is {{ cijfer:grens }} of {{cijfer:grens}.', ['figure:1']],
  ['[x](/is-er-niet)', ['link:1']],
  ['[x](javascript:alert(1))', ['link:1']],
  ['[x](http://www.knb.nl/)', ['link:1']],
  ['[x](//voorbeeld.nl)', ['link:1']],
  ['[x](/\\voorbeeld.nl)', ['link:1']],
  ['[x](testament)', ['link:1']],
  ['[x](#nergens)', ['link:1']],
  ['[x][y]\n\n[y]: javascript:alert(1)', ['link:3']],
  ['<script>alert(1)</script>', ['html:1']],
  ['Tekst <!-- weg -->', ['html:1']],
  ['<https://www.knb.nl/>', ['html:1']],
  ['![x](https://voorbeeld.nl/x.png)', ['image:1']],
  ['# Kop', ['heading:1']],
  ['### Kop', ['heading:1']],
  ['## Kop\n\n#### Kop', ['heading:3']],
  ['## Kop\n\n##', ['heading:3']],
  ['Kop\n---', ['heading:2']],
  ['## Kop\n\n## Kop', ['same:3']],
])('%j cannot, and the line is told', (text, faults) => {
  expect(faultsOf(text)).toEqual(faults)
})

const whole = (body: string) => findBodyFaults({ body, lang: 'nl', day: DAY }, checks)

test('a text that is hardly there or far too long is told as a whole', () => {
  expect([whole('x'.repeat(MIN_BODY - 1)), whole('x'.repeat(MAX_BODY + 1)), whole('x'.repeat(MIN_BODY))]).toEqual([
    [{ code: 'short', line: 0 }],
    [{ code: 'long', line: 0 }],
    [],
  ])
})

test('a preview fills what it can and shows what it cannot', () => {
  expect(fillWhatCan('A {{cijfer:grens}}\nB {{cijfer:weg}}', figures, DAY, 'nl')).toBe('A €\u00a0555.000\nB { {cijfer:weg} }')
})
