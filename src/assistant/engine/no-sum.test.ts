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

test('what a sister got for the car is no inheritance', () => {
  const story = 'Mijn broer is in oktober gestorven en nu blijkt dat hij overal schulden had. Moeten mijn zus en ik dat betalen van ons eigen geld?'
  expect(converse(story, 'mijn zus heeft zijn auto al verkocht voor 2200').kind).not.toBe('berekening')
})

test('who has outlived the husband leaves to the children alone', () => {
  const story = 'Ik wil mijn zoon onterven, ik heb drie kinderen'
  expect(converse(story, 'hoeveel krijgt hij als ik 240.000 nalaat, mijn man is al overleden').text).toMatch(/3 kinderen: €\s40\.000/)
})

test('money that was left on a note is not left', () => {
  const question = 'tante Riet heeft op een kladblok geschreven dat ik al haar geld krijg, met datum en handtekening. ze is nu overleden. is dat geldig?'
  expect(converse(question).opens).toEqual(['testament-codicil.niet-in-codicil'])
})

test('in English who lives on with children and without a will hears who inherits', () => {
  const story = "My husband was German, we lived in Utrecht, and he passed away in September. Which country's law decides who inherits?"
  expect(converse(story, 'We have two small children and no will.').opens).toEqual(['en-inherit-spouse.all'])
})
