/** Side by side the parts of a price stand line by line, and what is not told is never nothing. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { notary, notaryPrice } from '../../tests/factories/notaries.ts'
import { ComparePage, ComparisonTable } from './compare-page.tsx'
import { viewComparison } from './compare-view.ts'
import type { NotaryPrice } from './notary.ts'

function sideBySide(...prices: NotaryPrice[]): string {
  const offices = prices.map((price, at) => notary({ id: `office-${at}`, prices: [price] }))
  const view = viewComparison(offices, new URLSearchParams(offices.map(({ id }) => ['n', id])))
  return renderToStaticMarkup(<ComparisonTable view={view} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

const whole = notaryPrice({ parts: { fee: 40_000, vat: 8_400, registers: 1_250, other: 0 }, amountCents: 49_650 })

test('each part of each office is told, also that it was not given', () => {
  const text = sideBySide(whole, notaryPrice({ parts: { fee: 40_000, vat: 8_400 }, amountCents: 48_400, allIn: false }))
  expect(text).toContain('Honorarium, zonder btw € 400,- Btw € 84,- Registers € 12,50 Andere kosten € 0,-')
  expect(text).toContain('Honorarium, zonder btw € 400,- Btw € 84,- Registers niet opgegeven Andere kosten niet opgegeven')
  expect(text).toContain('Niet opgegeven: registers en andere kosten.')
})

test('beside parts an old total says that its parts are not known', () => {
  expect(sideBySide(whole, notaryPrice())).toContain('Hoe deze prijs is opgebouwd, weten wij niet.')
  expect(sideBySide(notaryPrice({ allIn: false }), notaryPrice())).not.toContain('Hoe deze prijs is opgebouwd')
  expect(sideBySide(notaryPrice({ allIn: false }), notaryPrice())).toContain('Er kunnen nog kosten bij komen.')
})

const offices = [notary({ id: 'a' }), notary({ id: 'b' })]
const pageOf = (search: string): string => renderToStaticMarkup(<ComparePage view={viewComparison(offices, new URLSearchParams(search))} />)

test('below the comparison stands the way on to quotes, and nowhere else', () => {
  expect(pageOf('n=a&n=b&akte=testament')).toContain('href="/offerte?akte=testament">Offertes aanvragen</a>')
  expect(pageOf('n=a&n=x')).not.toContain('/offerte')
})
