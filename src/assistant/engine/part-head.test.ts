import { expect, test } from 'vitest'
import { writePartHead } from './languages/part-head.ts'
import { writeDutchHead } from './part-head.ts'

test.each([
  ['moet mijn man meetekenen', 'Moet uw man meetekenen?'],
  ['kan ik alleen verkopen', 'Kunt u alleen verkopen?'],
  ['heb ik recht op mijn erfdeel', 'Hebt u recht op uw erfdeel?'],
  ['moeten wij naar de notaris voor ons samenlevingscontract', 'Moet u naar de notaris voor uw samenlevingscontract?'],
  ['wat moet ik als eerste regelen', 'Wat moet u als eerste regelen?'],
  ['erft mijn vriendin van mij', 'Erft uw vriendin van u?'],
  ['betaal ik schenkbelasting als ik 10.000 van mijn ouders krijg', 'Betaalt u schenkbelasting als u 10.000 van uw ouders krijgt?'],
  ['moeten wij iets veranderen nu we getrouwd zijn', 'Moet u iets veranderen nu u getrouwd bent?'],
  ['wat kost dat', 'Wat kost dat?'],
])('a head above a part is said to the visitor: %s', (asked, head) => {
  expect(writeDutchHead(asked)).toBe(`**${head}**`)
})

test.each(['kan hij ons dwingen', 'hoe voorkom ik ruzie'])('what cannot be turned stands in the visitor’s own words, marked as such: %s', (asked) => {
  expect(writeDutchHead(asked)).toBe(`**Uw vraag: ‘${asked.charAt(0).toUpperCase()}${asked.slice(1)}?’**`)
})

test.each([
  ['can my husband sell our house', 'Can your husband sell your house?'],
  ['and do I have to sign', 'Do you have to sign?'],
  ['am I liable for my debts', 'Are you liable for your debts?'],
  ['who inherits from me', 'Who inherits from you?'],
])('so is an English one: %s', (asked, head) => {
  expect(writePartHead(asked)).toBe(`**${head}**`)
})
