import { expect, test } from 'vitest'
import { boldOf } from './test-engine.ts'

const things = 'Huis 400.000, hypotheek 350.000, spaargeld 40.000. Ik hou het huis, hij krijgt het spaargeld. Wat moet ik betalen?'
const couple = `We gaan scheiden, gemeenschap van goederen. ${things}`
const owners = 'Wij gaan scheiden, huis waard 400.000, hypotheek 250.000. Ik blijf in het huis, hoeveel moet ik uitkopen?'

test.each([
  ['Mijn vriend is overleden, we waren 12 jaar samen maar woonden pas 2 jaar samen zonder contract, ik erf 60.000, hoeveel erfbelasting?', '17.169,30'],
  ['Mijn vriend is overleden, we woonden 9 jaar samen zonder contract, ik erf 60.000, hoeveel erfbelasting?', '0'],
  ['Mijn vriendin is overleden, we woonden 3 jaar samen, geen contract, ik erf 60.000, hoeveel erfbelasting?', '17.169,30'],
])('the years of living together count, not those of being a couple: %s', (asked, amounts) => {
  expect(boldOf(asked)).toBe(amounts)
})

test.each([
  [couple, '45.000 5.000'],
  [`We gaan scheiden, 20 jaar getrouwd zonder voorwaarden. ${things}`, '45.000 5.000'],
  [`We gaan scheiden, huwelijkse voorwaarden, alles samen gekocht. ${things}`, 'no sum'],
  [`We gaan scheiden met huwelijkse voorwaarden, alles is van ons samen. ${things}`, 'no sum'],
  [`We gaan scheiden, geen voorwaarden, vorig jaar getrouwd. ${things}`, 'no sum'],
  [`We gaan scheiden, we trouwden 4 jaar geleden zonder voorwaarden. ${things}`, 'no sum'],
  [`We gaan scheiden, 3 jaar getrouwd zonder voorwaarden. ${things}`, 'no sum'],
])('only what is of both by law is divided: %s', (asked, amounts) => {
  expect(boldOf(asked)).toBe(amounts)
})

test.each([
  [couple, 'ik had 30.000 spaargeld geërfd en in de keuken gestoken'],
  [couple, 'ik heb 10.000 spaargeld van mijn oma geerfd en daar een auto van gekocht'],
  [couple, 'in dat spaargeld zat 10.000 van mijn erfenis, maar dat is uitgegeven'],
  [owners, 'mijn ouders hebben 50.000 eigen geld ingebracht en dat moet volgens de akte terug'],
  [owners, 'mijn schoonvader heeft 30.000 ingelegd en volgens de akte krijgt hij dat eerst terug'],
])('money that is gone, or of the family, changes no division: %s - %s', (asked, told) => {
  expect(boldOf(asked, told)).toBe('no sum')
})

test.each([
  ['Ik koop een huis van 400.000 zodat mijn moeder er kan wonen en ik ga er zelf ook wonen, ik ben 40, hoeveel overdrachtsbelasting?', '8.000'],
  ['Ik koop een huis van 400.000 zodat mijn moeder er kan wonen en ik ga er niet wonen, ik ben 40, hoeveel overdrachtsbelasting?', '32.000'],
  ['Ik koop een huis van 400.000 zodat mijn moeder er kan wonen, hoeveel overdrachtsbelasting?', '32.000'],
])('a home for the family is an own home for who lives there too: %s', (asked, amounts) => {
  expect(boldOf(asked)).toBe(amounts)
})

test('another kind of object is no new price', () => {
  const land = 'Ik koop een stuk grond van 100.000, hoeveel overdrachtsbelasting?'
  expect(boldOf(land, 'het wordt een huis van 300.000')).toBe('no sum')
  expect(boldOf(land, 'het wordt 120.000')).toBe('12.480')
})

test.each([
  ['ze is 35, oh nee 45, en gebruikt de eenmalige vrijstelling', '2.309,20'],
  ['ze is 45, sorry, 35, en gebruikt de eenmalige vrijstelling', '0'],
])('an age that was said by mistake does not count: %s', (told, amounts) => {
  expect(boldOf('Ik schenk mijn dochter 30.000, hoeveel schenkbelasting?', told)).toBe(amounts)
})

test('who asks what to arrange gets no sum, whatever bills there are', () => {
  const story = 'Mijn vader is overleden en liet 200.000 na aan mij en mijn zus. Ik moet de rekeningen van 5.000 betalen. '
  expect(boldOf(`${story}Wat moet ik regelen?`)).toBe('no sum')
})

test.each([
  ['Van mijn stiefmoeder krijg ik volgens haar testament 50.000, zij was met mijn vader getrouwd. Hoeveel belasting betaal ik?', '2.377'],
  ['Van een tante krijg ik via haar testament 12.000. Wat betaal ik aan belasting?', '2.769,30'],
])('what is got by a will is no gift: %s', (question, amount) => {
  expect(boldOf(question)).toBe(amount)
})
