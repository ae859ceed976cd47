/** What a search of the whole site finds, and in which order. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { notary, notaryPrice } from '../../../tests/factories/notaries.ts'
import { loadArticles } from '../../articles/load-articles.ts'
import { createEmbeddedEngine } from '../../assistant/engine/embedded-engine.ts'
import { loadModel } from '../../assistant/retrieval/learned/load-model.ts'
import { loadKnowledge } from '../../assistant/retrieval/load-knowledge.ts'
import { loadFigures } from '../../figures/load-figures.ts'
import { loadRegions } from '../../regions/load-regions.ts'
import { FoundList } from './found-list.tsx'
import { searchSite } from './search-site.ts'
import { keptContent } from '../../platform/test-ahead.ts'

const engine = createEmbeddedEngine({
  ahead: keptContent,
  entries: loadKnowledge('content', 'nl', keptContent),
  articles: loadArticles('content'),
  figures: loadFigures('content'),
  model: loadModel('content').model,
  english: { entries: loadKnowledge('content', 'en', keptContent), model: loadModel('content', 'en').model },
})
const notaries = [
  notary({ id: '1', name: 'Jansen & Bakker Notariaat', location: 'Utrecht', prices: [notaryPrice({ deed: 'testament', amountCents: 50_800 })] }),
  notary({ id: '2', name: 'Notariskantoor De Vries', location: 'Zwolle', prices: [] }),
  notary({ id: '3', name: 'Huis & Hof Notarissen', location: 'Amsterdam', prices: [] }),
  notary({ id: '4', name: 'Erfenis Notarissen', location: 'Delft', prices: [] }),
]
const sources = { engine, regions: loadRegions('content'), notaries, day: '2026-11-20' }
const look = (words: string) => searchSite(words, sources)
const found = (words: string) => look(words).found.map(({ kind, title }) => `${kind}: ${title}`)

test.each([
  ['utrecht', 'place: Notarissen in Utrecht'],
  ['utrech', 'place: Notarissen in Utrecht'],
  ['Zwole', 'place: Notarissen in Zwolle'],
  ['den hag', 'place: Notarissen in Den Haag'],
  ['notaris den bosch', "place: Notarissen in 's-Hertogenbosch"],
  ['testamnet utrech', 'place: Notarissen in Utrecht voor een testament'],
  ['wat kost een testament in zwolle', 'place: Notarissen in Zwolle voor een testament'],
  ['jansen bakker', 'office: Jansen & Bakker Notariaat'],
  ['notaris janssen', 'office: Jansen & Bakker Notariaat'],
  ['de vries zwolle', 'office: Notariskantoor De Vries'],
  ['vries', 'place: Notarissen in Vries'],
  ['erfbelasting berekenen', 'calculator: Erfbelasting berekenen'],
  ['erfbelastng bereken', 'calculator: Erfbelasting berekenen'],
  ['testament', 'article: Testament'],
  ['levenstestment', 'article: Levenstestament'],
  ['onterfd', 'answer: Kan ik mijn kind onterven?'],
  ['wat kost een testament', 'answer: Wat kost een testament?'],
  ['kosten koper', 'answer: Wat betekent kosten koper (k.k.) bij een huis?'],
  ['contact', 'page: Contact'],
  ['erfbelasting', 'calculator: Erfbelasting berekenen'],
  ['executeur', 'answer: Wat doet een executeur?'],
])('%j finds first %s', (words, first) => {
  expect(found(words)[0]).toBe(first)
})

test('a section whose heading was typed stands below what is made for the subject', () => {
  const all = found('erfbelasting')
  expect(all.indexOf('answer: Hoeveel erfbelasting moet ik betalen, en hoe bereken ik dat?')).toBeLessThan(all.indexOf('article: Het samenlevingscontract'))
  expect(all).toContain('article: Het samenlevingscontract')
})

test('a word that calculators share with everything names none', () => {
  for (const words of ['wat kost het', 'kosten']) expect(found(words).filter((one) => one.startsWith('calculator'))).toEqual([])
  expect(found('wat kost het')[0]).toMatch(/^answer/)
})

test('a postcode brings the nearest offices, whatever place it lies in', () => {
  expect(found('testament 3512').slice(0, 2)).toEqual(['place: Notarissen bij postcode 3512 voor een testament', 'office: Jansen & Bakker Notariaat'])
  expect(look('3512').found[0]).toMatchObject({
    href: '/results/3512',
    text: 'De dichtstbijzijnde notarissen op onze lijst, met de afstand vanaf deze postcode.',
  })
})

test('a place brings its offices along, with the price of the deed that was named', () => {
  expect(found('testament utrecht').slice(0, 3)).toEqual([
    'place: Notarissen in Utrecht voor een testament',
    'office: Jansen & Bakker Notariaat',
    'article: Testament',
  ])
  expect(look('testament utrecht').found[1]?.text).toMatch(/^Utrecht\. Testament: € 508,- incl\. btw.* Prijs van \d\d-\d\d-\d{4}\.$/)
  expect(look('utrecht').found[1]?.text).toBe('Utrecht')
})

test('what was typed wrong is said, and the finder holds the place and the deed', () => {
  const { readAs, place, deed } = look('testamnet utrech')
  expect([readAs, place?.slug, deed?.slug]).toEqual(['testament utrecht', 'utrecht', 'testament'])
  expect(look('testament utrecht').readAs).toBeUndefined()
})

test('the name of an office is no village with an error in it, and only a place that is certain stands in the finder', () => {
  for (const words of ['jansen', 'notaris jansen']) {
    expect(found(words)[0], words).toBe('office: Jansen & Bakker Notariaat')
    expect(found(words).filter((one) => one.startsWith('place'))).toEqual([])
    expect(look(words).place, words).toBeUndefined()
  }
  expect(found('Zwole')[0]).toMatch(/^place/)
  expect(look('Zwole').place).toBeUndefined()
})

test.each(['huis', 'huis kopen den haag', 'huis huis', 'erfenis', 'erfenis notaris breda'])(
  '%j is no name of an office that holds an ordinary word',
  (words) => {
    expect(found(words).filter((one) => /^office: (?:Huis|Erfenis)/.test(one))).toEqual([])
  },
)

test.each([
  ['huis en hof', 'office: Huis & Hof Notarissen'],
  ['hof huis amsterdam', 'office: Huis & Hof Notarissen'],
  ['erfenis notarissen', 'office: Erfenis Notarissen'],
])('%j is an office by its name', (words, first) => {
  expect(found(words)[0]).toBe(first)
})

test('a word of every day is no village of that name, unless it stands alone or behind a word that leads to a place', () => {
  expect(found('huizen kopen').filter((one) => one.startsWith('place'))).toEqual([])
  expect(found('notaris in huizen')[0]).toBe('place: Notarissen in Huizen')
  expect(found('huizen')[0]).toBe('place: Notarissen in Huizen')
})

test('an article stands in the list once, and nothing twice', () => {
  for (const words of ['huis kopen', 'testament', 'notaris', 'samenwonen']) {
    const all = found(words)
    expect(new Set(all).size, words).toBe(all.length)
    expect(all.length, words).toBeLessThanOrEqual(20)
  }
})

test('while the list of offices cannot be read the rest is found, and that is said', () => {
  const { found: list, withoutOffices } = searchSite('testament utrecht', { ...sources, notaries: undefined })
  expect(list.slice(0, 2).map(({ title, text }) => [title, text])).toEqual([
    ['Notarissen in Utrecht voor een testament', 'Notarissen in en rond deze plaats.'],
    ['Testament', expect.any(String)],
  ])
  expect([withoutOffices, look('testament utrecht').withoutOffices]).toEqual([true, false])
})

test.each([
  ['last will', /\bwill\b/],
  ['living will', /living will/],
  ['certificate of inheritance', /certificate of inheritance/],
  ['certifcate of inheritence', /certificate of inheritance/],
  ['power of attorney', /power of attorney/],
  ['buying a house', /house/],
  ['mortgage', /mortgage/],
])('%j is searched for in English, and names no place', (words, about) => {
  const { found: list, place } = look(words)
  expect(list[0]?.title).toMatch(about)
  expect(new Set(list.map(({ kind, lang }) => (kind === 'article' || kind === 'answer' ? lang : kind)))).toEqual(new Set(['en']))
  expect(place).toBeUndefined()
})

test('in English a place and an office are found as well, and what is read is in English', () => {
  expect(found('notary utrecht').slice(0, 2)).toEqual(['place: Notarissen in Utrecht', 'office: Jansen & Bakker Notariaat'])
  expect(found('notary amsterdam')).toContain('article: Notary in Amsterdam: what you need to know')
  expect(found('jansen notary')[0]).toBe('office: Jansen & Bakker Notariaat')
  expect(found('will made in holland').filter((one) => one.startsWith('place'))).toEqual([])
  expect(renderToStaticMarkup(<FoundList found={look('mortgage').found} />)).toMatch(/class="found-title" lang="en"[\s\S]*<p lang="en">/)
})

test('Dutch that looks like English stays Dutch: a known question, a place, a word that both have', () => {
  for (const words of ['ubo register', 'best', 'bank', 'partner', 'hypotheek', 'erfbelasting', 'utrecht'])
    expect(new Set(look(words).found.map(({ lang }) => lang)), words).toEqual(new Set([undefined]))
})

test('what fits too little is not found', () => {
  for (const words of ['hage', 'fiets kopen', 'pizza']) expect(found(words), words).toEqual([])
})

test('what means nothing to us leads on with questions that are answered', () => {
  const { found: none, questions, tooComplex } = look('qwxzv')
  expect([none, questions.length, tooComplex]).toEqual([[], 4, false])
  expect(look('').questions.length).toBe(4)
})

test('the words found are marked in every form, and what was typed is text', () => {
  const { found: list, holds } = look('testamenten')
  const html = renderToStaticMarkup(<FoundList found={list} holds={holds} />)
  expect(html).toMatch(/<mark>testament<\/mark>/)
  expect(html).not.toMatch(/<mark>(?:een|de|het)<\/mark>/i)
  const hostile = look('<script>alert(1)</script> testament')
  expect(renderToStaticMarkup(<FoundList found={hostile.found} holds={hostile.holds} />)).not.toContain('<script')
})
