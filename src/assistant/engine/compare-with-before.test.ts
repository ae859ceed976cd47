import { expect, test } from 'vitest'
import { converse } from './test-engine.ts'

const headOf = (...questions: string[]): string => converse(...questions).text.split('\n')[0] ?? ''

test.each([
  [['wat is een verklaring van executele', 'is dat hetzelfde als verklaring van erfrecht'], 'verklaring van executele en verklaring van erfrecht'],
  [['ik wil een levenstestament', 'wat is het verschil met een gewoon testament'], 'levenstestament en testament'],
  [['ik wil een levenstestament', 'is dat anders dan een volmacht'], 'levenstestament en volmacht'],
  [['wij willen een samenlevingscontract', 'verschilt dat veel van een geregistreerd partnerschap'], 'samenlevingscontract en geregistreerd partnerschap'],
])('what is named is set beside what was spoken of before: %j', (questions, both) => {
  expect(headOf(...questions)).toBe(`Dit is het verschil tussen ${both}.`)
})

test('what was compared stays the subject of what is asked on', () => {
  const { opens } = converse(
    'wat is een verklaring van executele',
    'is dat hetzelfde als verklaring van erfrecht',
    'moeten de erfgenamen daar nog voor tekenen',
  )
  expect(opens).toEqual(['overlijden-erfrecht-of-executele.geen-handtekening'])
})

test('nothing is compared with itself, nor with nothing', () => {
  expect(headOf('ik wil een levenstestament', 'is dat hetzelfde als een levenstestament')).not.toMatch(/verschil tussen/)
  expect(headOf('is dat hetzelfde als een testament')).not.toMatch(/verschil tussen/)
})

test('what may be chosen instead is set beside what was spoken of', () => {
  const { opens } = converse('Met twee vrienden willen we een dierenopvang beginnen als stichting. Wat is er nodig?', 'of toch een vereniging?')
  expect(opens?.[0]).toBe('stichting-of-vereniging.welke-past')
})
