import { expect, test } from 'vitest'
import { notaryPrice } from '../../../tests/factories/notaries.ts'
import { emptyDraft } from '../notary-draft.ts'
import { draftOfValues, valuesOf } from './notary-values.ts'
import { totalFaults } from './total-faults.ts'

const nothing = { fee: '', vat: '', landRegistry: '', registers: '', other: '' }
const of = (amount: string, parts: Partial<typeof nothing> = {}) => totalFaults([{ amount, parts: { ...nothing, ...parts } }])

test.each([
  ['508', {}],
  ['', { fee: '400', vat: '84' }],
  ['484', { fee: '400', vat: '84' }],
  ['484,00', { fee: '400', vat: '84' }],
  // Of a part that cannot be read the rules of the draft say so.
  ['484', { fee: 'veel' }],
])('total %j with parts %j is right', (amount, parts) => {
  expect(of(amount, parts)).toEqual({})
})

test('a total that is not the sum has its sentence at the total', () => {
  expect(of('500', { fee: '400', vat: '84' })).toEqual({
    'prices.0.amount': 'De onderdelen zijn samen € 484. Verbeter een onderdeel, of maak het totaal leeg.',
  })
})

test('a part above the total has its sentence at that part, and the others none', () => {
  expect(of('300', { fee: '400', vat: '84' })).toEqual({ 'prices.0.parts.fee': 'Dit is meer dan het totaal van € 300.' })
})

test('a total that cannot be read, is nothing or is too high is said at the total, also where parts are told', () => {
  expect(Object.keys(of('veel', { fee: '400' }))).toEqual(['prices.0.amount'])
  expect(of('', { fee: '0', vat: '0' })).toEqual({ 'prices.0.amount': 'De onderdelen zijn samen nul. Vul in wat het kantoor rekent.' })
  expect(of('', { fee: '60000', vat: '60000' })).toEqual({ 'prices.0.amount': 'Een prijs is hoogstens € 100.000.' })
  expect(of('100.000,01')).toEqual({ 'prices.0.amount': 'Een prijs is hoogstens € 100.000.' })
})

test('each price has its own sentences', () => {
  const wrong = { amount: '1', parts: { ...nothing, fee: '2' } }
  expect(Object.keys(totalFaults([{ amount: '508', parts: nothing }, wrong]))).toEqual(['prices.1.parts.fee'])
})

test('a stored price in parts opens without a total to keep up, and is saved as their sum', () => {
  const parts = { fee: 40_000, vat: 8_400 }
  const values = valuesOf({ ...emptyDraft, prices: [notaryPrice({ parts, amountCents: 48_400 }), notaryPrice({ deed: 'voogdij', amountCents: 50_850 })] })
  expect(values.prices.map(({ amount }) => amount)).toEqual(['', '508,50'])
  expect(draftOfValues(values).prices.map(({ amountCents }) => amountCents)).toEqual([48_400, 50_850])
})
