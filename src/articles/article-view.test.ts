import { expect, test } from 'vitest'
import { article as anyArticle } from '../../tests/factories/articles.ts'
import { figure, figureBook, figureValue } from '../../tests/factories/figures.ts'
import type { Article } from './article.ts'
import { articleTextsIn } from './article-texts.ts'
import { viewArticle } from './article-view.ts'

const DAY = '2026-11-22'
const book = figureBook(
  figure({
    id: 'prijs-testament',
    label: 'Notaris, testament',
    labelEn: 'Notary, will',
    values: [figureValue({ min: 250, max: 650, asOf: '2023-09', source: 'Consumentenbond' })],
  }),
)

const article = (values: Partial<Article> = {}): Article =>
  anyArticle({
    slug: 'notary',
    related: ['testament'],
    lang: 'en',
    updated: '2026-11-22',
    factCheck: { reviewedBy: 'ai', how: 'Written with AI and compared with the sources below.', against: 'The Civil Code', date: '2026-11-20' },
    priceFigures: ['prijs-testament'],
    wayOn: { deed: 'any', costs: 'Costs', first: false },
    body: 'A will costs {{cijfer:prijs-testament}} ({{peildatum:prijs-testament}}).\n\n## Costs\nText.',
    ...values,
  })

test('an English article has its figures, prices and dates in English', () => {
  const view = viewArticle(article(), new Map(), book, DAY)
  expect(view.body).toContain('A will costs €250 to €650 (September 2023).')
  expect([view.updated, view.factCheck.date]).toEqual(['22 November 2026', '20 November 2026'])
  expect(view.prices).toMatchObject([{ label: 'Notary, will', amount: '€250 to €650', asOf: 'September 2023, more than two years old' }])
})

test('a Dutch article has them in Dutch', () => {
  const view = viewArticle(article({ lang: 'nl' }), new Map(), book, DAY)
  expect(view.prices).toMatchObject([{ label: 'Notaris, testament', amount: '€\u00a0250 tot €\u00a0650', asOf: 'september 2023, ouder dan twee jaar' }])
})

test('a related article keeps its own language, so that it is read out in that', () => {
  const dutch = article({ slug: 'testament', title: 'Testament', lang: 'nl' })
  expect(viewArticle(article(), new Map([['testament', dutch]]), book, DAY).related).toMatchObject([{ href: '/testament', lang: 'nl' }])
})

test('who takes editorial responsibility is told with the day, and nobody is made up', () => {
  const held = article({ responsibleSince: '2026-11-22' })
  expect(viewArticle(held, new Map(), book, DAY, 'Voorbeeld B.V.').editor).toEqual({ name: 'Voorbeeld B.V.', since: '22 November 2026' })
  expect(viewArticle(article(), new Map(), book, DAY, 'Voorbeeld B.V.').editor).toBeUndefined()
})

test('a text of the owner says that it is another than was checked, and by whom', () => {
  const own = article({ ownTextSince: '2026-11-22T23:30:00.000Z' })
  expect(viewArticle(own, new Map(), book, DAY, 'Voorbeeld B.V.').rewritten).toEqual({ by: 'Voorbeeld B.V.', on: '23 November 2026' })
  expect(viewArticle(article(), new Map(), book, DAY, 'Voorbeeld B.V.').rewritten).toBeUndefined()
})

test('the words around an article are in its language, and none is missing in either', () => {
  const [dutch, english] = [articleTextsIn('nl'), articleTextsIn('en')]
  expect([dutch.contents, english.contents]).toEqual(['Op deze pagina', 'On this page'])
  expect(Object.keys(english)).toEqual(Object.keys(dutch))
})

test('the way on has the deed of the article, its place, and the section about costs while the text has one', () => {
  const testament = article({ lang: 'nl', wayOn: { deed: 'testament', place: 'Amsterdam', costs: 'Costs', first: true } })
  const view = viewArticle(testament, new Map(), book, DAY)
  expect(view.wayOn).toMatchObject({ deed: { slug: 'testament' }, place: 'Amsterdam', first: true, costs: 'costs' })
  expect(viewArticle({ ...testament, body: 'Another text.' }, new Map(), book, DAY).wayOn.costs).toBeUndefined()
  expect(viewArticle(article(), new Map(), book, DAY).wayOn.deed).toBeUndefined()
})

const offer = (values: Partial<Article>) => viewArticle(article({ lang: 'nl', ...values }), new Map(), book, DAY).quote

test('the call for quotes is about the deed and counts under the article, or is that of the article itself', () => {
  expect(offer({ wayOn: { deed: 'testament', first: false } })).toMatchObject({
    title: 'Offerte voor een testament',
    slug: 'testament',
    destination: 'out',
    ctaType: 'content_inline',
    context: 'notary',
    service: 'testament',
    sourcePage: '/notary',
  })
  expect(offer({})).toMatchObject({ title: 'Offerte van een notaris', slug: 'algemeen', context: 'notary', service: undefined })
  const own = { title: 'Offerte huwelijkse voorwaarden', description: 'Vraag offertes aan', buttonText: 'Offerte aanvragen', context: 'huwelijk' }
  expect(offer({ quote: own })).toMatchObject({ ...own, destination: 'home' })
  // Without a partner it leads to our own request, which then knows the deed.
  expect(offer({ quote: own, wayOn: { deed: 'testament', first: false } })).toMatchObject({ service: 'testament' })
})
