import { expect, test } from 'vitest'
import { describeLine, importTexts } from './import.nl.ts'

const refused = (...fields: string[]) => describeLine({ line: 3, name: 'Kantoor', outcome: 'refused', fields })

test('why a line is refused is said by price and by part, once', () => {
  expect(refused('prices.0.deed')).toBe('Regel 3 (Kantoor): prijs 1: de akte kennen wij niet, of zij staat er dubbel.')
  expect(refused('prices.1.parts.fee', 'prices.1.parts.vat', 'prices.1.amountCents')).toBe(
    'Regel 3 (Kantoor): prijs 2: een onderdeel kunnen wij niet lezen, of het is negatief of te hoog.',
  )
  expect(refused('source', 'quotes')).toBe('Regel 3 (Kantoor): de bron van de gegevens ontbreekt; er staat een aanhalingsteken te veel of te weinig.')
  expect(refused('deleted')).toContain('dit kantoor is verwijderd')
})

test('of a new office that was here before it is said', () => {
  expect(describeLine({ line: 2, name: '', outcome: 'new', fields: ['erased'] })).toBe('Regel 2: let op, een kantoor met deze naam en plaats is eerder gewist.')
  expect(describeLine({ line: 2, name: 'A', outcome: 'changed', fields: ['phone'] })).toBe('Regel 2 (A): telefoon.')
})

test('columns that are left out are named', () => {
  expect(importTexts.ignored(['telefon', 'fax'])).toBe('Deze kolommen nemen wij niet over: telefon en fax.')
})

test('the button says how many come in and how many lines are left out', () => {
  expect([importTexts.import(3, 0), importTexts.import(1, 2), importTexts.import(2, 1)]).toEqual([
    'Importeer nu',
    'Importeer 1 notaris en sla 2 regels over',
    'Importeer 2 notarissen en sla 1 regel over',
  ])
})
