import { expect, test } from 'vitest'
import { boldOf, converse } from './test-engine.ts'

const heirs = 'Mijn vader liet 300.000 na aan mijn broer en mij. Hoeveel erfbelasting per persoon?'
const ofFather = 'Ik erf 90.000 van mijn vader. Hoeveel erfbelasting?'
const estate = 'Ik erf 500.000 van mijn moeder. Hoeveel erfbelasting?'
const raised = 'Wij schenken onze dochter van 33 dit jaar 45.000 met de eenmalig verhoogde vrijstelling. Hoeveel schenkbelasting?'
const pair = 'Mijn vriendin en ik kopen een huis van 400.000, allebei 30. Hoeveel overdrachtsbelasting?'
const home = 'Ik koop een huis van 400.000 om in te wonen, ik ben 40. Hoeveel overdrachtsbelasting?'
const owners = 'Mijn ex en ik gaan uit elkaar. Het huis is 465.000 waard, de hypotheek 298.000. Ik blijf wonen. Wat moet ik hem betalen?'
const costs = 'Wij kopen een huis voor 400.000 en gaan er zelf wonen. Allebei 40. Notaris 1500, taxatie 600. Wat zijn onze kosten koper in totaal?'

test.each([
  [heirs, 'oh wacht, we zijn met zijn drieën', '7.377 22.131'],
  [heirs, 'nee wacht, er is nog een halfzus, we zijn dus met zijn drieën', '7.377 22.131'],
  [heirs, 'oh wacht we zijn met zijn drieën, ik rekende mijn halfzus niet mee maar zij is ook een kind van papa', '7.377 22.131'],
  [heirs, 'sorry ik zit te suffen, we zijn met zijn vieren', '4.877 19.508'],
  [raised, 'nee, ze is 42', '3.809,20'],
  [raised, 'oeps ik was in de war met haar zusje, ze is 42', '3.809,20'],
  [raised, 'ik was er even niet bij, sorry, 33 is onze jongste. ze is 42', '3.809,20'],
  [raised, 'ze is geen 33 maar 42', '3.809,20'],
  [pair, 'mijn vriendin is 37 zie ik nu, ze was al jarig', '4.000'],
  [pair, 'zij blijkt 37 te zijn', '4.000'],
  [home, 'we hebben nog onderhandeld, het wordt 385.000', '7.700'],
  [home, 'de prijs is gezakt naar 385.000', '7.700'],
  [home, 'er ging nog 15.000 af', '7.700'],
  [costs, 'we zijn iets gezakt, het wordt 390.000', '9.900'],
  [costs, 'de notaris komt uit op 1.700', '10.300'],
  [estate, 'volgens de notaris is het maar 350.000', '48.887,10'],
  [estate, 'de notaris zegt dat het 350.000 is na aftrek van schulden', '48.887,10'],
  [owners, 'maar ik heb er 30.000 eigen geld in gestopt, in ons contract staat dat ik dat terugkrijg', '167.000 68.500'],
  [owners, 'hij heeft 20.000 eigen geld ingelegd en we hebben vastgelegd dat hij dat terugkrijgt', '167.000 93.500'],
  [owners, 'de taxatie is binnen, het is 485.000 waard', '187.000 93.500'],
  [owners, 'oh, de hypotheek blijkt nog 275.000 te zijn', '190.000 95.000'],
  [estate, 'er gaat nog 9.000 af voor de uitvaart', '77.087,10'],
  [estate, 'ze had ook nog 10.000 schuld zie ik', '76.887,10'],
  [pair, 'hij heeft de vrijstelling al eens gebruikt hoor ik net', '4.000'],
  [pair, 'we gaan er toch niet zelf wonen', '32.000'],
  [ofFather, 'sorry, het is mijn oom, niet mijn vader', '26.169,30'],
  [ofFather, 'het gaat om mijn oom en niet om mijn vader', '26.169,30'],
  [ofFather, 'nee niet van mijn vader, van mijn opa', '11.478,60'],
  [ofFather, 'het was trouwens mijn stiefvader', '6.377'],
])('what is put right is reckoned with: %s - %s', (asked, corrected, amounts) => {
  expect(boldOf(asked, corrected)).toBe(amounts)
})

test('the fact that was put right is among those that were reckoned with', () => {
  expect(converse(ofFather, 'sorry, het is mijn oom, niet mijn vader').text).toMatch(/^Ik reken met: .*andere familie/)
  expect(converse(home, 'we hebben nog onderhandeld, het wordt 385.000').text.replaceAll('\u{A0}', ' ')).toMatch(/^Ik reken met: € 385\.000/)
})

test('own money in the home makes two amounts while nobody said that it goes back', () => {
  const { text } = converse(owners, 'ik heb 30.000 eigen geld ingelegd')
  expect(text.replaceAll('\u{A0}', ' ')).toContain('betaalt de ander € 68.500 of € 83.500.')
  expect(text).not.toContain('**')
})

test.each([
  [pair, 'oh ja, mijn schoonmoeder trekt bij ons in, ze is 70'],
  [pair, 'oh ja, onze zoon komt er ook wonen, hij is 20'],
  [pair, 'mijn dochter is 12 trouwens'],
  [estate, 'en bij het verdelen straks'],
  [estate, 'en als pa ook al dood is?'],
  [estate, 'en als ik zelf 12.000 geef?'],
  [estate, 'kan mijn vrouw dat regelen, ze moet toch die kant op'],
  [estate, 'maar de kinderen erven dan, en die zijn nog klein. zij heeft dan toch de hand in dat geld'],
  [home, 'maar k.k. betekent toch iets anders'],
  [estate, 'mijn broer krijgt zijn deel pas later'],
  [estate, 'volgens de notaris is het 70.000'],
  [estate, 'sorry, mijn vrouw wil het weten'],
  [raised, 'oh ze heeft een partner van 38'],
  [home, 'de verbouwing kost toch 40.000'],
  [home, 'de verkoper wil er toch snel vanaf, hij is 60'],
  [home, 'de woning is 30 jaar oud'],
  [estate, 'volgens mijn broer heeft hij 350.000 gekregen'],
  [estate, 'sorry, ik vergat de auto, die is nog 8.000 waard'],
])('what is told of something else changes no sum: %s - %s', (asked, told) => {
  expect(boldOf(asked, told)).toBe('no sum')
})
