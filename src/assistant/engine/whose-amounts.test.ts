import { expect, test } from 'vitest'
import { boldOf } from './test-engine.ts'

const inheritance = 'Ik erf 150.000 van mijn vader. Hoeveel erfbelasting?'
const home = 'Ik koop een huis van 400.000 om in te wonen, ik ben 40. Hoeveel overdrachtsbelasting?'
const shares = 'Mijn vader is overleden, moeder leeft niet meer. De erfenis is 300.000, 3 kinderen. Wat krijgt ieder kind?'
const house = 'Moeder overleden, vader al eerder. Huis 380.000, hypotheek 80.000. Wij zijn met 2 kinderen. Hoeveel erfbelasting ieder?'
const divorce = 'Wij gaan scheiden. Huis is 430.000 waard, hypotheek 290.000. Hoeveel moet ik mijn ex betalen als ik blijf wonen?'
const english = 'Dad died, mum died years ago. House 350k, mortgage 50k. My brother and I inherit. How much inheritance tax each?'

test.each([
  [inheritance, 'er gaat nog 9.000 van af', '11.477'],
  [inheritance, 'daar gaat nog 9.000 af', '11.477'],
  [inheritance, 'o ja er gaat nog 9.000 af', '11.477'],
  [shares, 'er gaat nog 9.000 van af', '97.000'],
  [home, 'er gaat nog 9.000 van af', '7.820'],
  [home, 'er gaat nog 9.000 van af voor de inboedel', '7.820'],
  [divorce, 'daar gaat nog 9.000 af', 'no sum'],
  ['Ik schenk mijn zoon 30.000, hoeveel schenkbelasting?', 'daar gaat nog 9.000 af', 'no sum'],
])('what goes off is no amount of its own: %s - %s', (asked, told, amounts) => {
  expect(boldOf(asked, told)).toBe(amounts)
})

test('what goes off in the same message goes off the amount beside it', () => {
  expect(boldOf('Ik erf 150.000 van mijn vader en daar gaat nog 9.000 af. Hoeveel erfbelasting?')).toBe('11.477')
})

const OWN_DEBTS = [
  'ik heb zelf nog een studieschuld van 20.000',
  'ik heb een hypotheek van 200.000',
  'zelf heb ik nog 20.000 schuld',
  'mijn studieschuld is 20.000',
  'mijn man heeft een schuld van 20.000',
]
test.each(OWN_DEBTS)('a debt of the heir goes off nothing: %s', (debt) => {
  expect(boldOf(`Ik erf 150.000 van mijn vader, hoeveel erfbelasting betaal ik? ${debt}`)).toBe('12.377')
  for (const asked of [inheritance, shares, house]) expect([asked, boldOf(asked, debt)]).toEqual([asked, 'no sum'])
})

test.each([
  [[house, 'er is ook nog een lening van 20.000 bij de bank'], '11.377 22.754'],
  [[house, 'er is ook nog een lening van 20.000 bij de bank', 'en de uitvaart kostte 10.000'], '10.877 21.754'],
  [[house, 'er is ook nog een schuld van 20.000', 'de hypotheek is toch 70.000'], '11.877 23.754'],
  [[shares, 'de uitvaart was 9.000'], '97.000'],
  [[english, 'There is also a debt of 20k'], '11,377 22,754'],
  [[english, 'I still have a student debt of 20k'], 'no sum'],
  [[english, 'my brother has 10k debt'], 'no sum'],
  [['I inherit a house of 350k with a mortgage of 50k from my father. How much inheritance tax?'], '38,887.10'],
  [[divorce, 'hij heeft nog een creditcardschuld van 4.000'], 'no sum'],
  [[divorce, 'we hebben ook samen een lening van 10.000'], 'no sum'],
  [[divorce, 'de hypotheek is 280.000'], '150.000 75.000'],
] as const)('a debt comes beside the one that was told, unless it is the same: %s', (questions, amounts) => {
  expect(boldOf(...questions)).toBe(amounts)
})

test.each([
  ['Ik koop een huis van 410.000, ik ben 45. Mijn ouders hebben zelf een huis van 600.000. Hoeveel overdrachtsbelasting?', '8.200'],
  ['Ik erf 90.000 van mijn moeder. Mijn broer heeft zijn 90.000 al gehad. Hoeveel erfbelasting betaal ik?', '6.377'],
  ['Ik erf 90.000 van mijn moeder, mijn zus krijgt het huis van 300.000. Hoeveel erfbelasting betaal ik?', '6.377'],
  ['Ik krijg 30.000 van mijn vader, mijn zus kreeg vorig jaar 50.000. Hoeveel schenkbelasting?', '2.309,20'],
  ['Mijn vader (72) schenkt mij 20.000. Hij heeft zelf een huis van 400.000 en spaargeld van 100.000. Hoeveel schenkbelasting?', '1.309,20'],
  [
    'Tante Riet is overleden. Ze laat 90.000 na aan mij en mijn zus. Oom Jan heeft nog een huis van 300.000. Hoeveel erfbelasting ieder?',
    '12.669,30 25.338,60',
  ],
  ['Mijn tante heeft 3 kinderen. Ik erf 40.000 van haar. Hoeveel erfbelasting?', '11.169,30'],
  ['Wij scheiden, huis 400.000 waard, hypotheek 200.000, en mijn ex heeft ook een schuld van 10.000. Hoeveel moet ik hem betalen?', '200.000 100.000'],
  ['Mijn ex verdient 80.000 en ik 35.000. Huis 500.000, hypotheek 320.000. Wat moet hij mij betalen voor mijn helft als hij blijft?', '180.000 90.000'],
  ['Ik ben 29 en koop een huis van 570.000, over de eerste 555.000 geldt de vrijstelling. Hoeveel overdrachtsbelasting?', '11.400'],
])('what others own, owe, earn or get is no part of it: %s', (asked, amounts) => {
  expect(boldOf(asked)).toBe(amounts)
})

test('the exemption of a starter is all or nothing, also after the price was put right', () => {
  const starter = 'Ik ben 28 en koop mijn eerste huis voor 575.000. Hoeveel overdrachtsbelasting?'
  expect(boldOf(starter)).toBe('11.500')
  expect(boldOf(starter, 'ze zakken naar 549.000')).toBe('0')
  expect(boldOf(starter, 'ze zakken naar 549.000', 'nee het is toch 556.000')).toBe('11.120')
})
