/** Stories with amounts that a sum is not asked over. */
import { expect, test } from 'vitest'
import { boldOf, converse } from './test-engine.ts'

test('what a step at the court costs is told as such, and is no tax over the debts of the story before it', () => {
  const story = 'Mijn vader is overleden en er zijn schulden, iets van 30 a 40 duizend. Wat moeten we doen?'
  expect(converse(story, 'Wat kost beneficiair aanvaarden bij de rechtbank?').opens).toEqual(['overlijden-beneficiair.kosten'])
})

test('a home that a widow owns with her husband is not one that she buys', () => {
  const told = 'er is geen testament. twee kinderen van ons samen, volwassen. moeten die nu geld krijgen'
  const amounts = 'huis is van ons samen, 380.000 waard, hypotheek nog 60.000, spaargeld 40.000, gemeenschap van goederen, ik ben 71. hoeveel belasting'
  expect(converse(told, amounts).reference).not.toBe('berekening:overdrachtsbelasting')
})

test('who buys from the parents buys alone, and without the exemption pays over the whole', () => {
  const story =
    'Mijn ouders willen hun huis aan mij verkopen voor 320.000 terwijl het getaxeerd is op 400.000. Ik ben 32 en ga er zelf wonen, heb nooit eerder iets gekocht of gekregen. Moeten we over dat verschil iets betalen?'
  expect(boldOf(story, 'en als ik die startersvrijstelling niet meer had')).toBe('8.000')
})
