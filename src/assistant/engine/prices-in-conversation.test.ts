import { expect, test } from 'vitest'
import { converse } from './test-engine.ts'

test.each([
  ['Wat kost een levenstestament?', 'en wat kost een testament?', 'kosten-testament'],
  ['wat kost een levenstestament', 'en hoeveel is een testament', 'kosten-testament'],
  ['wat kost een bv', 'en wat kost een testament dan', 'kosten-testament'],
  ['Wat kost een testament?', 'en een levenstestament?', 'kosten-levenstestament'],
  ['Wat kost een testament?', 'hoeveel kost een levenstestament?', 'kosten-levenstestament'],
  ['Wat kost een samenlevingscontract?', 'en wat kost een testament?', 'kosten-testament'],
  ['What does a will cost?', 'and a living will?', 'en-cost-living-will'],
])('after %s who asks %s gets that price alone', (...said) => {
  const reference = said.pop()
  expect(converse(...said).reference).toBe(reference)
})

test.each([
  ['Wat kost een testament?', 'en een levenstestament erbij?'],
  ['Wat kost een levenstestament?', 'wat kost het samen met een testament?'],
  ['Wat kost een testament', 'en een levenstestament er ook bij, wat is het totaal?'],
])('after %s who wants them together (%s) gets both added up', (...said) => {
  expect(converse(...said).text).toMatch(/1\.300/)
})

test('of a couple two wills are added to the contract that comes along', () => {
  const { text } = converse('kosten testament samenwonend stel', 'en als we het samenlevingscontract er meteen bij doen?')
  expect(text.replaceAll('\u{A0}', ' ')).toContain('€ 749 tot € 1.700')
})

test.each([
  ['Wat kost een testament?', 'en voor twee personen?', /twee testamenten/],
  ['Wat kost een testament?', 'en met zijn tweeën?', /twee testamenten/],
  ['Hoe duur is een testament?', 'en voor mij en mijn partner?', /twee testamenten/],
  ['wat kost een testament', 'en voor mijn man en mij?', /twee testamenten/],
  ['Wat kost een levenstestament?', 'en voor ons allebei?', /ieder een eigen levenstestament/],
  ['Wat kost een samenlevingscontract?', 'en voor twee personen?', /één akte voor u beiden/],
  ['What does a will cost?', 'and for two people?', /two wills/],
  ['What does a living will cost?', 'and for both of us?', /each make a living will/],
])('after %s who asks %s gets what two pay', (first, next, opening) => {
  expect(converse(first, next).text.split('\n\n')[0]).toMatch(opening)
})

test('so does who asks it at once', () => {
  expect(converse('hoeveel kost een testament voor twee personen').reference).toBe('kosten-testament-stel')
})

test('after a question that is not about money two persons ask no price', () => {
  expect(converse('Heb ik een testament nodig?', 'en voor twee personen?').text).not.toMatch(/€/)
})

test.each(['Wat kost een testament?', 'What does a will cost?'])(
  'where an answer gives a price from two sources it says why they differ, and which is the newest: %s',
  (question) => {
    const { text } = converse(question)
    expect(text.split('\n\n')[0]).toMatch(/650/)
    expect(text).toMatch(/(?:Dat|That) (?:van|of) Notaris\.nl \(KNB\) is (?:het nieuwst|the newest)/)
  },
)

test('prices of two deeds, or from one source, are not compared', () => {
  for (const question of ['Wat kost een leveringsakte?', 'Wat kost een bv oprichten?', 'wat kost een samenlevingscontract'])
    expect(converse(question).text).not.toContain('De bedragen verschillen')
})
