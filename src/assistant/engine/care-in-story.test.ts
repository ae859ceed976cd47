import { expect, test } from 'vitest'
import { converse } from './test-engine.ts'

test('what only two messages together tell is met with care', () => {
  const answer = converse('Mijn tante van 88 is in de war.', 'Kan ik haar snel een volmacht voor mij laten tekenen?')
  expect(answer.opens).toEqual(['ouder-sturen.begrijpt-niet'])
})

test('who is to give up a house is told first not to sign, and goes on being told so', () => {
  const story = 'Mijn man wil scheiden. Hij heeft een papier laten opstellen waarin ik afstand doe van het huis en wil dat ik dat teken.'
  expect(converse(story).opens).toEqual(['druk-om-te-tekenen.niet-tekenen'])
  expect(converse(story, 'Moet ik dat tekenen?').text).toMatch(/^Nee\. U hoeft niets te tekenen/)
})
