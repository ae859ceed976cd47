import { expect, test } from 'vitest'
import { isCareEntry } from './care.ts'
import { withoutDealThreats } from './deal-threat.nl.ts'
import { converse } from './test-engine.ts'

test.each([
  'Wij hebben een appartement gekocht en moeten 12 december naar de notaris, maar nu zegt de bank dat het geld niet op tijd binnen is. De verkoper dreigt met een boete van tien procent. We zijn helemaal in paniek, wat kunnen we doen?',
  'De verkoper dreigt met een boete van tien procent omdat de bank te laat is. Wat kunnen we doen?',
  'de koper dreigt de koop te ontbinden en schadevergoeding te eisen',
])('who is threatened with what the contract gives is not taken for pressed to sign: %s', (question) => {
  expect(isCareEntry(converse(question).reference)).toBe(false)
})

test.each([
  'Mijn broer dreigt dat ik de kleinkinderen niet meer zie als ik niet teken',
  'Mijn man dreigt met de rechter als ik het huis niet op zijn naam laat zetten, ik durf niets meer',
])('who is threatened by family is: %s', (question) => {
  expect(isCareEntry(converse(question).reference)).toBe(true)
})

test('what is told beside such a threat stays', () => {
  expect(withoutDealThreats('De verkoper dreigt met een boete. Mijn man dwingt mij om te tekenen.')).toMatch(/mijn man dwingt mij om te tekenen/)
})
