import { expect, test } from 'vitest'
import { converse } from './test-engine.ts'

const executor = 'Ik ben executeur van mijn oom en een neef vindt dat ik te langzaam werk. Hij eist dat ik stop en dreigt het zelf over te nemen.'

test.each([
  ['Kan hij mij afzetten?', 'testament-executeur-ontslag.kantonrechter'],
  ['Mag ik de woning verkopen zonder dat hij tekent?', 'testament-executeur.overleg'],
  ['Krijg ik eigenlijk een vergoeding voor al die uren?', 'testament-executeur-keuze.loon'],
])('an executor is answered as one, also where only an earlier message says so: %s', (question, opens) => {
  expect(converse(executor, question).opens).toEqual([opens])
})

test('what an executor may ask for is his fee, and what he may ask of others is not', () => {
  expect(converse('executeur taken', 'wat mag je ervoor vragen').opens).toEqual(['testament-executeur-keuze.loon'])
  expect(converse('mijn broer is executeur', 'wat kan hij van de erfgenamen vragen').opens).not.toEqual(['testament-executeur-keuze.loon'])
})

test('whoever takes over the house after a marriage hears of that, and whoever lived together of that', () => {
  const sum = 'Na 14 jaar huwelijk gaan wij uit elkaar. Het huis is 400.000 waard en de hypotheek is 250.000. Wat betaal ik om hem uit te kopen?'
  expect(converse(sum, 'Komt daar overdrachtsbelasting bij?').opens).toEqual(['ovb-verdeling-gehuwd.gemeenschap'])
  expect(converse(sum.replace('huwelijk', 'samenwonen, niet getrouwd,'), 'Komt daar overdrachtsbelasting bij?').reference).toBe('ovb-verdeling-samenwoners')
})

test('a married couple that buys a house is not told of a division', () => {
  expect(converse('Mijn man en ik kopen een huis van 400.000 om in te wonen.', 'Komt daar overdrachtsbelasting bij?').reference).not.toBe(
    'ovb-verdeling-gehuwd',
  )
})

test('whoever has paid a swindler hears at once to call the bank', () => {
  const question = 'Ik heb vanmiddag 30.000 overgemaakt volgens een mail van het kantoor, maar die mail blijkt nep te zijn.'
  expect(converse(question).opens).toEqual(['nepmail-betaald.bel-bank'])
})

test('what is asked beside the question who answers is answered as well', () => {
  const { text } = converse('Ben je een computer, en wat kost een testament?')
  expect(text).toContain('ik ben geen mens')
  expect(text).toContain('650 per persoon')
})

test('whether an inheritance below the exemption has to be declared is not answered with the term', () => {
  const said = ['aangifte erfbelasting voor wanneer, mijn tante is in mei 2026 overleden', 'zij liet mij 2.000 na, moet ik dan wel iets aangeven?'] as const
  expect(converse(...said).opens).toEqual(['erfbelasting-wie-aangifte.onder-de-vrijstelling'])
})

test.each([
  'Morgen is de overdracht en de bank stort het geld pas vrijdag. Krijg ik dan een boete?',
  'help, wij moeten dinsdag naar de notaris en de hypotheek is nog niet rond. wat nu',
])('whoever will be late with the money is told of that, not to sign nothing: %s', (question) => {
  expect(converse(question).reference).toBe('huis-boete-te-laat')
})

test('an ex who does not cooperate is the one of the house that was spoken of', () => {
  const sum =
    'Mijn ex en ik hebben samen een huis, nooit getrouwd. Hypotheek 200.000, het huis is 340.000 waard. Wat moet ik haar betalen om haar uit te kopen?'
  expect(converse(sum, 'Zij wil niet meewerken, en nu?').reference).toBe('ex-werkt-niet-mee')
  expect(converse(sum, 'betaal ik dan overdrachtsbelasting?').reference).toBe('ovb-verdeling-samenwoners')
})

test('who gets money later is not taken for who pays too late', () => {
  const told = 'Wij zitten bij een notaris voor ons testament.'
  expect(converse(told, 'onze ouders geven ons later nog geld, wat moeten wij daarvoor regelen?').reference).not.toBe('huis-boete-te-laat')
})
