import { expect, test } from 'vitest'
import { isOrdinaryTrouble } from './ordinary-trouble.nl.ts'
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

test.each([
  'Morgen moet ik van mijn man bij de notaris tekenen dat ik niks meer van het huis en de zaak krijg. Hij zegt dat ik anders de kinderen niet meer zie.',
  'Mijn zoon dwingt mij om een volmacht te tekenen en ik durf niet te weigeren',
])('who is pressed to sign hears that the notary speaks to one alone, and where help is: %s', (story) => {
  const { text } = converse(story)
  expect(text).toContain('alleen te spreken')
  expect(text).toContain('0800-2000')
})

test('words of pressure in a story of something else do not turn what is asked next into danger', () => {
  const story = 'Mijn broer eist dat ik als executeur opstap en dreigt de boel over te nemen.'
  expect(converse(story, 'Mag ik het huis verkopen zonder dat hij tekent?').reference).not.toBe('druk-om-te-tekenen')
})

test('whoever is afraid and wants it kept from the other is not told off for hiding something', () => {
  const story = 'Mijn zoon zegt dat hij niet meer komt als ik niet teken voor mijn rekening. Ik ben 81 en bang voor hem.'
  expect(converse(story, 'ik wil niet dat hij het merkt').reference).toBe('druk-om-te-tekenen')
})

test('somebody who is ill and lets another sign is not taken for somebody who is pressed', () => {
  const answer = converse('Morgen is de overdracht van ons huis.', 'mijn man ligt met griep en hoge koorts op bed, kan hij iemand anders laten tekenen?')
  expect(answer.reference).not.toBe('druk-om-te-tekenen')
})

test.each([
  'Mijn zoon heeft geld van mijn rekening gehaald en zegt dat hij het later teruggeeft, ik moest daarvoor een papier bij de notaris tekenen van hem',
  'Mijn moeder ligt ziek in het ziekenhuis en mijn broer laat haar met een volmacht het huis op zijn naam zetten, zij weet niet wat zij doet',
])('illness or money that is late takes no danger away that is told of: %s', (story) => {
  expect(isOrdinaryTrouble(story)).toBe(false)
})

test('who was told of creditors and goes on about something else is answered that, and who goes on about it is not', () => {
  const story = 'Ik wil mijn appartement snel aan mijn zoon geven zodat de deurwaarder er niet bij kan. Mag dat?'
  expect(converse(story).reference).toBe('schuldeisers-benadelen')
  expect(converse(story, 'maar dan blijf ik daar wel wonen').reference).toBe('schenken-huis-blijven-wonen')
  expect(converse(story, 'dan doe ik het toch gewoon').reference).toBe('schuldeisers-benadelen')
})
