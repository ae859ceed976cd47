/** Amounts worked out by hand with the figures of 2026: exemption of a child 26.230, of a partner 828.035, 10% up to 158.669. */
import { expect, test } from 'vitest'
import { boldOf, converse } from './test-engine.ts'

test.each([
  // (400.000 + 60.000 - 120.000) / 2 = 170.000, in three 56.666,66.
  [
    'Mijn man is overleden. Het huis is 400.000 waard, er zit nog 120.000 hypotheek op en we hadden 60.000 spaargeld. We hebben twee kinderen en waren in gemeenschap van goederen getrouwd. Hoeveel erfbelasting moet ik betalen?',
    '3.043,66 6.087,32 0',
  ],
  // 340.000 in four 85.000.
  ['Ik ben weduwe. Huis 380.000, hypotheek 80.000, spaargeld 40.000, drie kinderen. Moet ik erfbelasting betalen?', '5.877 17.631 0'],
  // 300.000 in three 100.000.
  ['ik ben weduwe met twee kinderen, huis 400.000, hypotheek 150.000, spaargeld 50.000, wat moet ik betalen aan belasting', '7.377 14.754 0'],
  // 280.000 in two 140.000.
  ['ik ben sinds kort weduwnaar. huis van 450 duizend, nog 200 duizend hypotheek, 30 duizend op de bank. 1 dochter. hoeveel erfbelasting?', '11.377 0'],
  // 360.000 / 2 in four 45.000.
  [
    'Ik ben weduwnaar. Wij waren in gemeenschap van goederen getrouwd, drie kinderen. Huis 390.000, hypotheek 90.000, spaargeld 60.000. Hoeveel erfbelasting moet ik betalen?',
    '1.877 5.631 0',
  ],
  // Without a mark between them: 220.000 in two 110.000.
  ['mn man is dood huis 300000 hypotheek 100000 spaargeld 20000 1 kind wat moet ik aan belasting betalen', '8.377 0'],
  // What stands in the bank is no debt: (395.000 - 90.000) / 2 in four 38.125.
  [
    'Mijn echtgenoot overleed in maart. We waren getrouwd in gemeenschap van goederen. Het huis is 350.000 euro waard, de hypotheek is nog 90.000 en op de bank staat 45.000. We hebben drie kinderen. Wat betaal ik en wat betalen de kinderen?',
    '1.189,50 3.568,50 0',
  ],
  // 340.000 in three 113.333,33.
  [
    'My husband died. Our house is worth 400,000, the mortgage is 120,000 and we have 60,000 in savings. We have two children. What tax do I pay?',
    '8,710.33 17,420.66 0',
  ],
  // 450.000 / 2 in four 56.250.
  [
    'I am a widow with three children. The house is worth 500,000 euros, with a mortgage of 100,000, and there are savings of 50,000. We were married in community of property. How much inheritance tax do I have to pay?',
    '3,002 9,006 0',
  ],
  // 440.000 in three 146.666,66.
  ["I'm a widower. The house is worth 600,000 with a mortgage of 200,000, savings 40,000, two daughters. How much tax do we pay?", '12,043.66 24,087.32 0'],
  // 300.000 in two 150.000.
  ['My husband has died and left a house of 300,000. We have one son. How much inheritance tax is due?', '12,377 0'],
])('who lost a spouse gets the tax of the children and the own over what the deceased left: %s', (question, amounts) => {
  expect(boldOf(question)).toBe(amounts)
})

test.each([
  ['Ik ben weduwe en heb twee kinderen. Ik wil mijn huis van 300.000 nalaten. Hoeveel erfbelasting betalen zij?', '12.377 24.754'],
  ['Ik ben weduwe met drie kinderen. Hoeveel erfbelasting betalen mijn kinderen als ik overlijd? Huis 300.000, spaargeld 60.000', '9.377 28.131'],
  ['Mijn moeder is overleden, ze was weduwe. Huis 300.000, hypotheek 50.000, spaargeld 20.000. Twee kinderen. Hoeveel erfbelasting?', '10.877 21.754'],
  ['Ik ben weduwe met een zoon. Mijn tante is overleden en laat mij 40.000 na. Hoeveel erfbelasting moet ik betalen?', '11.169,30'],
])('what a widow leaves herself, or gets from another, is no estate of a spouse: %s', (question, amounts) => {
  expect(boldOf(question)).toBe(amounts)
})

test('the claim of the children and who pays for them stand below it, in both languages', () => {
  const dutch = converse('Ik ben weduwe. Huis 380.000, hypotheek 80.000, spaargeld 40.000, drie kinderen. Moet ik erfbelasting betalen?').text
  expect(dutch).toMatch(/vordering in geld[\s\S]*langstlevende de erfbelasting voor de kinderen/)
  const english = converse('My wife passed away. House 350,000, mortgage 50,000, savings 100,000. Two kids. How much inheritance tax?').text
  expect(english).toMatch(/claim in money[\s\S]*spouse who lives on pays the inheritance tax of the children/)
})
