/** How a notary is shown: eight columns, one set of words, and no price without its terms. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { notary, notaryPrice } from '../../tests/factories/notaries.ts'
import { findDeed } from '../deeds/deed.ts'
import { formatBestPrice } from './notaries.nl.ts'
import { NotaryCards } from './notary-cards.tsx'
import { Breakable } from './notary-facts.tsx'
import { NotaryMonogram } from './notary-monogram.tsx'
import { NotaryList } from './notary-table.tsx'

const textOf = (html: string) =>
  html
    .replace(/<span class="seam"><\/span>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ')
const office = notary({ prices: [notaryPrice({ amountCents: 50_800 }), notaryPrice({ deed: 'huis-kopen', amountCents: 70_050 })] })

test('the columns are those of the listing, in their order', () => {
  const html = renderToStaticMarkup(<NotaryList notaries={[office]} deed={undefined} />)
  const columns = [...html.matchAll(/<th scope="col">([^<]*)<\/th>/g)].map(([, label]) => label)
  expect(columns).toEqual(['Notaris', 'Beoordeling', 'Locatie', 'Talen', 'Specialisaties', 'Kenmerken', 'Prijs', 'Contact'])
})

test('the cards carry the same facts as the rows', () => {
  const html = renderToStaticMarkup(<NotaryList notaries={[office]} deed={undefined} />)
  const labels = [...html.matchAll(/<dt>([^<]*)<\/dt>/g)].map(([, label]) => label)
  expect(labels).toEqual(['Beoordeling', 'Prijs', 'Wat u krijgt', 'Talen', 'Specialisaties', 'Kenmerken'])
  for (const fact of ['Kantoor aan de Gracht', 'Amsterdam', '€ 508,-', 'Gesprek en akte. Prijs van 1 november 2026']) {
    expect(textOf(html).split(fact).length - 1, fact).toBeGreaterThanOrEqual(2)
  }
})

test('no price is shown without btw, what it covers and its date', () => {
  expect(textOf(renderToStaticMarkup(<NotaryCards notaries={[office]} deed={findDeed('huis-kopen')} />))).toMatch(
    /€ 700,50 Contact opnemen met Kantoor aan de Gracht Huis kopen , incl\. btw en alle kosten\. Gesprek en akte\. Prijs van 1 november 2026\./,
  )
  const open = notary({ prices: [notaryPrice({ allIn: false })] })
  expect(textOf(renderToStaticMarkup(<NotaryCards notaries={[open]} />))).toContain('incl. btw. Gesprek en akte. Er kunnen nog kosten bij komen.')
  expect(textOf(renderToStaticMarkup(<NotaryCards notaries={[notary({ isSample: true })]} />))).toContain('via ons')
})

const sampleAt = (euros: number, deed: string, parts = {}) => notary({ isSample: true, prices: [notaryPrice({ deed, amountCents: euros * 100, parts })] })
const bestIn = (notaries: Parameters<typeof NotaryList>[0]['notaries'], deed?: string) =>
  renderToStaticMarkup(<NotaryList notaries={notaries} deed={deed} />).match(/Beste Prijs/g)?.length ?? 0

test('a best price is spoken of only among samples, over prices of one deed with the same in them', () => {
  const wills = [sampleAt(500, 'testament'), sampleAt(600, 'testament')]
  expect(bestIn(wills, 'testament')).toBe(3)
  expect(bestIn(wills)).toBe(0)
  expect(bestIn([...wills, sampleAt(300, 'voogdij')])).toBe(0)
  expect(bestIn(wills.slice(1), 'testament')).toBe(0)
  expect(bestIn([...wills, sampleAt(400, 'testament', { fee: 40_000 })], 'testament')).toBe(0)
  expect(bestIn([notary(), notary()], 'testament')).toBe(0)
})

test('a rating stands beside where its reviews were collected', () => {
  const rated = notary({ rating: 8.4, reviewCount: 4, reviewSources: ['Google', 'e-mail, op 1 november 2026'] })
  const html = renderToStaticMarkup(<NotaryCards notaries={[rated]} />)
  expect(textOf(html)).toContain('8,4 van 10 4 beoordelingen, verzameld via Google en e-mail, op 1 november 2026')
  expect(html).toContain('href="/reviews#kantoren"')
})

test('where an office stands in the register is told with the day on which it was seen there', () => {
  const registered = notary({ register: { url: 'https://register.example/1', day: '2026-11-01' } })
  const html = renderToStaticMarkup(<NotaryCards notaries={[registered]} />)
  expect(html).toContain('href="https://register.example/1"')
  expect(textOf(html)).toMatch(/Inschrijving in het register van Kantoor aan de Gracht Gezien op 1 november 2026/)
  expect(textOf(renderToStaticMarkup(<NotaryCards notaries={[notary()]} />))).not.toContain('register')
})

test('without a price for the deed none is made up', () => {
  const text = textOf(renderToStaticMarkup(<NotaryCards notaries={[office]} deed={findDeed('voogdij')} />))
  expect(text).toContain('Prijs op aanvraag')
  expect(text).not.toContain('€')
})

test('a sample is marked as one', () => {
  const sample = notary({ isSample: true })
  expect(textOf(renderToStaticMarkup(<NotaryCards notaries={[sample]} />))).toContain('Voorbeeld')
  expect(textOf(renderToStaticMarkup(<NotaryCards notaries={[office]} />))).not.toContain('Voorbeeld')
})

test('the contact button names the notary for who cannot see the row', () => {
  expect(textOf(renderToStaticMarkup(<NotaryCards notaries={[office]} />))).toContain('Contact opnemen met Kantoor aan de Gracht')
})

test.each([
  [50_800, '508,-'],
  [50_850, '508,50'],
  [50_805, '508,05'],
  [115_000, '1.150,-'],
])('%i cents are written as %s', (cents, text) => {
  expect(formatBestPrice(cents)).toBe(text)
})

test('a long word breaks between its parts and stays the same word', () => {
  const html = renderToStaticMarkup(<Breakable text="Samenlevingscontract" />)
  const seam = '<span class="seam"></span>'
  expect(html).toBe(`Samen${seam}levings${seam}contract`)
  expect(renderToStaticMarkup(<Breakable text="Testament" />)).toBe('Testament')
})

test('an office is drawn with its initials, never as a portrait', () => {
  const html = renderToStaticMarkup(<NotaryMonogram name="Kantoor aan de Gracht" />)
  expect(html).toMatch(/^<svg.*>KG<\/text><\/svg>$/)
  expect(html).toContain('aria-hidden="true"')
})
