import { expect, test } from 'vitest'
import { converse, textOf } from '../test-questions.ts'

const gift = 'Ik schenk mijn dochter 30.000. Hoeveel schenkbelasting?'

test.each([
  [['Ik schenk mijn dochter 40.000, de helft in december en de helft in januari. Hoeveel schenkbelasting?'], '2.618,40'],
  [['Ik schenk mijn zoon 30.000 verspreid over twee jaar. Hoeveel schenkbelasting?'], '1.618,40'],
  [['We geven onze zoon 20.000 nu en 10.000 in januari. Hoeveel schenkbelasting?'], '1.618,40'],
  [['Ik geef mijn neef 10.000: 5.000 dit jaar en 5.000 volgend jaar. Hoeveel schenkbelasting?'], '1.338,60'],
  [['Mijn ouders geven mij elk jaar 10.000, drie jaar lang. Hoeveel schenkbelasting in totaal?'], '927,60'],
  [[gift, 'en als ik het spreid over 2 jaar?'], '1.618,40'],
  [[gift, 'en 20.000 nu en 10.000 in januari?'], '1.618,40'],
  [[gift, 'en als ik het over dit jaar en volgend jaar verdeel'], '1.618,40'],
] as const)('each calendar year has its own exemption: %s', (questions, total) => {
  const answer = converse(...questions).at(-1)
  expect(textOf(answer)).toContain(`samen € ${total}`)
  // The amounts of a later year are not known.
  expect(textOf(answer)).not.toContain('**')
})

test('a raised exemption or several who get it are not spread', () => {
  expect(converse('Ik schenk mijn zoon van 30 met de eenmalige vrijstelling 60.000, verspreid over twee jaar. Hoeveel schenkbelasting?')).toEqual([undefined])
  expect(converse('Ik schenk mijn 2 kinderen samen 60.000, verspreid over twee jaar. Hoeveel schenkbelasting?')).toEqual([undefined])
})

test.each(['Over 2 jaar geef ik mijn zoon 30.000. Hoeveel schenkbelasting?', 'Ik wil over 3 jaar schenken aan mijn dochter, 30.000. Hoeveel schenkbelasting?'])(
  'what is given in some years is one gift: %s',
  (question) => {
    expect(textOf(converse(question).at(-1))).toContain('2.309,20')
  },
)

test('what a child saves with the raised exemption that it may use once is told', () => {
  expect(
    textOf(converse('Wij geven onze dochter van 31 € 60.000. Hoeveel belasting kost dat?', 'en als we het spreiden over dit jaar en volgend jaar').at(-1)),
  ).toContain('is het samen € 2.309,20')
  expect(textOf(converse('Ik geef mijn neef 10.000: 5.000 dit jaar en 5.000 volgend jaar. Hoeveel schenkbelasting?').at(-1))).not.toContain('verhoogde')
})

test('two parts may be told in thousands of the whole before them', () => {
  const [, answer] = converse('Ik wil mijn dochter 100.000 geven, hoeveel belasting is dat?', 'en als ik het in 2 keer doe, 50 nu en 50 in januari')
  expect(textOf(answer)).toContain('€ 8.618,40')
  expect(converse('Ik wil mijn dochter 100.000 geven, hoeveel belasting is dat?', 'en als ik het in 2 keer doe, 50 nu en 70 in januari')[1]).toBeUndefined()
})
