import { expect, test } from 'vitest'
import { maskPersonalData } from '../conversation/mask-personal-data.ts'
import { converse } from './test-engine.ts'

const NOT_NEEDED = /is hier niet nodig|is not needed here/

/** As it is asked: masked. */
const ask = (question: string) => converse(maskPersonalData(question).text)

test.each([
  ['Mijn BSN is 111222333. Wat kost een testament?', 'kosten-testament'],
  ['Wat kost een testament? Mijn bsn is 111222333', 'kosten-testament'],
  ['Ik heet Jan, bsn 111222333, wanneer moet ik aangifte erfbelasting doen?', 'erfbelasting-termijn'],
  ['Mijn burgerservicenummer: 111222333 - heb ik een levenstestament nodig?', 'levenstestament-wat'],
  ['Mijn rekeningnummer is NL91ABNA0417164300. Wanneer krijgt de verkoper het geld van de notaris?', 'huis-geld-verkoper'],
  ['rekening NL91ABNA0417164300 moet ik de waarborgsom daarvandaan betalen', 'huis-waarborgsom'],
  ['my BSN is 111222333, what does a will cost?', 'en-cost-will'],
  ['My account number is NL91ABNA0417164300. When does the notary pay the seller?', 'en-house-money'],
])('what is asked is answered, with one sentence on the number that is not needed: %s', (question, reference) => {
  const answer = ask(question)
  expect(answer.reference).toBe(reference)
  expect(answer.text.match(new RegExp(NOT_NEEDED, 'g'))).toHaveLength(1)
})

test('an address or mail address that was masked is no part of the question, and needs no warning', () => {
  for (const question of ['Ik woon op 1234 AB 12. Wat kost een leveringsakte?', 'Mail mij op jan@voorbeeld.nl, wat kost een leveringsakte?']) {
    const { reference, text } = ask(question)
    expect(reference).toBe('kosten-leveringsakte')
    expect(text).not.toMatch(NOT_NEEDED)
  }
})

test('a number that was typed before is no part of a question that goes on', () => {
  expect(converse(maskPersonalData('Mijn BSN is 111222333. Wat kost een testament?').text, 'en een levenstestament?').reference).toBe('kosten-levenstestament')
})
