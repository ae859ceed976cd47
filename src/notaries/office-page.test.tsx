/** The page of an office says what it knows, what it does not know, and where it has it from. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { notary, notaryPrice } from '../../tests/factories/notaries.ts'
import { describeOffice } from './describe-office.ts'
import type { Notary } from './notary.ts'
import { officeDescription, officeTitle } from './office.nl.ts'
import { OfficePage } from './office-page.tsx'

const site = { origin: 'https://site.example' }
const real = { register: { url: 'https://register.example/1', day: '2026-11-01' } }

const shown = (values: Partial<Notary>): string =>
  renderToStaticMarkup(
    <OfficePage office={notary(values)} nearby={[]}>
      -
    </OfficePage>,
  )
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

test('a price is told by its parts, and what the office did not say is never nothing', () => {
  const parts = { fee: 40_000, vat: 8_400 }
  const text = shown({ prices: [notaryPrice({ parts, amountCents: 48_400, allIn: false })] })
  expect(text).toMatch(/Honorarium, zonder btw € 400,- Btw € 84,- Registers niet opgegeven Andere kosten niet opgegeven Samen, voor zover opgegeven € 484,-/)
  expect(text).toContain('Niet opgegeven: registers en andere kosten. Vraag wat erbij komt voordat u kiest.')
  expect(text).not.toContain('Kadaster')
  expect(text).toContain('Prijs van 1 november 2026.')
})

test('a price with all its parts says so, zero among them', () => {
  const parts = { fee: 40_000, vat: 8_400, registers: 1_250, other: 0 }
  const text = shown({ prices: [notaryPrice({ parts, amountCents: 49_650 })] })
  expect(text).toMatch(/incl\. btw en alle kosten .*Andere kosten € 0,- Samen € 496,50/)
  expect(text).not.toContain('niet opgegeven')
})

test('an old price without parts stays what it is: a total', () => {
  expect(shown({ prices: [notaryPrice()] })).toContain('Alle kosten zitten erin. Hoe deze prijs is opgebouwd, weten wij niet.')
  expect(shown({ prices: [notaryPrice({ allIn: false })] })).toContain('Hoe deze prijs is opgebouwd, weten wij niet. Er kunnen nog kosten bij komen.')
})

test('what is between the office and us is said, also when it is nothing', () => {
  expect(shown({})).toContain('Wij hebben met dit kantoor geen afspraak over een vergoeding.')
  expect(shown({ relation: 'per_aanvraag' })).toContain('Dit kantoor betaalt ons per aanvraag.')
})

test('the register, the source and their days are told, and their absence too', () => {
  const text = shown({ ...real, source: { text: 'https://www.kantoor.example/tarieven', day: '2026-11-02' } })
  expect(text).toContain('Wij zagen dit kantoor op 1 november 2026 in het register van notarissen.')
  expect(text).toMatch(/kantoor\.example , gelezen op 2 november 2026\./)
  expect(shown({ source: { text: 'Opgave van het kantoor', day: '2026-11-02' } })).toContain('Opgave van het kantoor, gelezen op 2 november 2026.')
  expect(shown({})).toContain('nog niet nagekeken')
  expect(shown({ source: undefined })).toContain('Bij deze gegevens staat nog geen bron.')
})

test('who sees a fault, or whose office it is, comes to a form with the page filled in', () => {
  const html = renderToStaticMarkup(
    <OfficePage office={notary()} nearby={[]}>
      -
    </OfficePage>,
  )
  expect(html).toContain('/melding?pagina=%2Fnotaries%2Fkantoor-aan-de-gracht-amsterdam')
  expect(html).toContain('stuk=De+gegevens+van+ons+kantoor%2C+Kantoor+aan+de+Gracht.')
})

test('a sample is said to be invented, is no business to machines, and stays out of search', () => {
  const sample = { isSample: true, ...real }
  expect(shown(sample)).toContain('Dit kantoor bestaat niet.')
  const meta = describeOffice(notary(sample), site)
  expect([meta.index, JSON.stringify(meta.structuredData)]).toEqual([false, expect.not.stringContaining('Notary')])
})

test('machines are told only prices with everything in them, in euros with btw', () => {
  const prices = [notaryPrice(), notaryPrice({ deed: 'huis-kopen', allIn: false })]
  const { structuredData, index, path } = describeOffice(notary({ ...real, prices }), site)
  expect([index, path]).toEqual([true, '/notaries/kantoor-aan-de-gracht-amsterdam'])
  expect(structuredData?.[0]).toMatchObject({ itemListElement: [{}, { item: 'https://site.example/notaries' }, { name: 'Kantoor aan de Gracht' }] })
  expect(structuredData?.[1]).toMatchObject({
    '@type': ['LegalService', 'Notary'],
    makesOffer: [{ price: '600.00', priceCurrency: 'EUR', priceSpecification: { valueAddedTaxIncluded: true } }],
  })
})

test('an office of which nothing has a source is no page for search engines', () => {
  expect(describeOffice(notary({ source: undefined }), site).index).toBe(false)
})

const everything = { rating: 9.1, reviewCount: 12, register: { url: 'https://register.example/1', day: '2026-11-02' }, languages: ['Nederlands', 'Engels'] }

test('titles and descriptions fit what search results show, whatever the name', () => {
  for (const name of ['A', 'Kantoor aan de Gracht', 'Van der Meulen-Oosterhuis Notarissen en Mediators', 'x'.repeat(120)]) {
    const office = notary({ name, location: 'Nieuwerkerk aan den IJssel' })
    expect(officeTitle(office).length).toBeLessThanOrEqual(60)
    for (const known of [office, notary({ ...office, ...everything }), notary({ ...office, prices: [] })]) {
      const { length } = officeDescription(known)
      expect(length >= 70 && length <= 160, `${name}: ${length}`).toBe(true)
    }
  }
})

test('the description tells what is known of the office, and nothing that is not', () => {
  expect(officeDescription(notary({ prices: [] }))).toBe(
    'Kantoor aan de Gracht, notaris in Amsterdam. Contact, gegevens en een offerte vragen op Elke Notaris.',
  )
  expect(officeDescription(notary({ ...everything, specializations: ['BV oprichten'] }))).toBe(
    'Kantoor aan de Gracht, notaris in Amsterdam. Testament: € 600,- incl. btw en alle kosten (1 november 2026). Beoordeling: 9,1 van 10 (12 beoordelingen).',
  )
  expect(officeDescription(notary({ location: '', prices: [notaryPrice({ allIn: false, parts: { fee: 40_000 }, amountCents: 40_000 })] }))).toMatch(
    /^Kantoor aan de Gracht, notaris\. Testament: € 400,- zonder btw \(1 november 2026\)\./,
  )
  expect(officeDescription(notary({ prices: [], isSample: true }))).toContain('Voorbeeld: dit kantoor bestaat niet.')
})
