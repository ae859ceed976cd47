import { expect, test } from 'vitest'
import { boldOf, converse } from './test-engine.ts'

test.each([
  ['mijn zus, mijn broer en ik', '7.377 22.131'],
  ['mijn broer, zus en ik', '7.377 22.131'],
  ['mijn broer Jan, mijn zus Els en ik', '7.377 22.131'],
  ['ik, mijn zus en mijn broer', '7.377 22.131'],
  ['ik samen met mijn broer en zus', '7.377 22.131'],
  ['mijn twee broers en ik', '7.377 22.131'],
  ['mijn broers (2) en ik', '7.377 22.131'],
  ['mijn 2 broers, mijn zus en ik', '4.877 19.508'],
  ['mijn halfzus en ik', '12.377 24.754'],
])('everybody who is named beside the speaker is an heir: %s', (heirs, amounts) => {
  expect(boldOf(`Moeder is overleden, vader leefde al niet meer. ${heirs} erven 300.000. Hoeveel erfbelasting per persoon?`)).toBe(amounts)
})

test.each([
  ['Mijn twee zussen leven nog', '100.000'],
  ['ik heb een broer en twee zussen', '75.000'],
  ["we zijn met z'n drieën", '100.000'],
  ['Wij zijn twee zussen en een broer', '100.000'],
])('who lives on is counted, and is no spouse: %s', (heirs, amounts) => {
  expect(boldOf(`Vader is overleden, moeder ook al. ${heirs}. De erfenis is 300.000. Hoeveel krijgt ieder?`)).toBe(amounts)
})

test.each([
  [
    'Mijn zoon is overleden zonder partner of kinderen. Zijn vader en ik leven nog, hij heeft twee zussen en een broer. Nalatenschap 200.000. Wie krijgt hoeveel?',
    '50.000 33.333,33',
  ],
  [
    'Onze dochter is overleden, ongehuwd en zonder kinderen. Ze liet 160.000 na. Wij zijn haar ouders en zij had een broer. Hoeveel krijgt ieder?',
    '53.333,33 53.333,33',
  ],
  [
    'Onze zoon van 24 is verongelukt, geen kinderen en niet getrouwd. Hij laat 120.000 na. Wij zijn zijn ouders en hij heeft een zus. Hoeveel erfbelasting betalen wij?',
    '11.169,30 5.367',
  ],
  [
    'Wij zijn vijf broers en zussen en erven gelijk van onze ongetrouwde broer zonder kinderen, nalatenschap 200.000, ouders overleden. Erfbelasting per persoon?',
    '11.169,30 55.846,50',
  ],
  ['Mijn tante is overleden, ongetrouwd en kinderloos. Haar ouders zijn dood, haar twee zussen leven nog. Erfenis 150.000. Hoeveel krijgt ieder?', '75.000'],
  [
    'Vader overleden, moeder ook al. Mijn twee zussen leven nog, mijn broer is in 2019 overleden zonder kinderen. De erfenis is 240.000. Hoe wordt die verdeeld?',
    'no sum',
  ],
])('parents share with brothers and sisters, each at least a quarter, and pay as parents: %s', (asked, amounts) => {
  expect(boldOf(asked)).toBe(amounts)
})

test('who else shares with a parent is asked before there is an amount', () => {
  expect(converse('Onze zoon is overleden, hij had geen vrouw of kinderen. Hij laat 90.000 na. Hoeveel erfbelasting betalen wij als zijn ouders?').kind).toBe(
    'verduidelijking',
  )
})

test.each([
  ['Ik heb een broer en een zus. Onze ouders zijn beiden overleden en laten 330.000 na. Wat betaalt ieder aan erfbelasting?', '8.377 25.131'],
  ['Mijn moeder liet 300.000 na. Ik heb 2 zussen. Hoeveel erfbelasting betaal ik?', '7.377 22.131'],
  ['Ik erf 90.000 van mijn moeder. Ik heb 2 zussen. Hoeveel erfbelasting betaal ik?', '6.377'],
  ['Mijn tante laat mij 50.000 na en mijn broer ook 50.000. Hoeveel erfbelasting betaal ik?', '14.169,30'],
  ['Mijn vader en moeder geven mij 20.000 en mijn broer ook 20.000. Hoeveel schenkbelasting betaal ik?', '1.309,20 2.618,40'],
])('what one gets is not divided once more, nor added up: %s', (asked, amounts) => {
  expect(boldOf(asked)).toBe(amounts)
})
