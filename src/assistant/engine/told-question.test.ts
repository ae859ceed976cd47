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

test('the wage that an executor reckons is told of as such, also where he is not the one who asks', () => {
  const told = 'De executeur heeft de inboedel zonder overleg verkocht. Moet hij een boedelbeschrijving maken?'
  expect(converse(told, 'hij rekent ook nog loon, hij zegt 1 procent van de 312.000').opens).toEqual(['testament-executeur-keuze.loon'])
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

const died = 'Mijn man is vorige week overleden. Waar moet ik beginnen?'
const raised = 'Mijn ouders willen ons 30.000 belastingvrij geven met de eenmalige vrijstelling. Mag dat?'
const will = 'Mijn oom is overleden en in zijn laatste testament sta ik niet meer.'
const inherited = 'Mijn zus en ik hebben het huis van onze ouders geërfd, zij woont er al.'
const remarried = 'Ik ben hertrouwd en heb twee kinderen, mijn vrouw heeft een dochter. Wie erft er als ik doodga?'
const disinherits = 'Kan ik mijn zoon helemaal niks nalaten?'
const ill = 'Mijn vriend ligt in het hospice. Kan er nog een testament worden gemaakt?'
const complains = 'Ik ben ontevreden over mijn notaris, waar kan ik klagen?'

test.each([
  [died, 'kan ik nog pinnen van onze rekening?', 'overlijden-bankrekening.en-of-rekening'],
  [died, 'mag ik zijn bankpas nog gebruiken', 'overlijden-bankrekening.volmacht-voorbij'],
  [raised, 'en als ze wachten, hij wordt in februari 40', 'schenken-eenmalig.leeftijd'],
  [will, 'hij was toen al aardig de weg kwijt hoor', 'testament-aanvechten.niet-wilsbekwaam'],
  [inherited, 'mag ze er gratis blijven wonen zolang?', 'overlijden-huis.een-erfgenaam-woont-er'],
  [remarried, 'ik wil haar dochter gelijk stellen met mijn kinderen, kan dat', 'erfrecht-stiefkind.in-het-testament'],
  [disinherits, 'Kan hij dat direct na mijn dood eisen?', 'testament-legitieme-portie.betaling'],
  [ill, 'hij kan niet meer schrijven', 'niet-kunnen-tekenen.testament'],
  [complains, 'ik wil vooral mijn geld terug', 'geschillencommissie.schade'],
])('after %s a few words are of that: %s', (told, question, opens) => {
  expect(converse(told, question).opens?.[0]).toBe(opens)
})

test.each([
  ['Wij kopen een huis.', 'kan ik bij de notaris pinnen', 'overlijden-bankrekening'],
  ['Mijn man heeft alzheimer en wij maken een levenstestament.', 'kan ik dan betalen van zijn rekening', 'overlijden-bankrekening'],
  ['Ik koop een huis met de startersvrijstelling.', 'mijn vriend wordt in februari 40', 'schenken-eenmalig'],
  ['Mijn moeder is dement.', 'kan ze nog een testament maken', 'testament-aanvechten'],
  ['Mijn ouders schenken mij hun huis.', 'mogen ze er gratis blijven wonen', 'overlijden-huis'],
  ['Mijn man is overleden en heeft alles aan zijn zoon nagelaten.', 'wanneer moet ik de erfbelasting betalen', 'testament-legitieme-portie'],
  ['Wij verkopen ons huis bij de notaris.', 'de koper wil niet tekenen', 'niet-kunnen-tekenen'],
  ['Ik heb geld overgemaakt aan een oplichter.', 'krijg ik mijn geld terug', 'geschillencommissie'],
])('after %s other words are not: %s', (told, question, reference) => {
  expect(converse(told, question).reference).not.toBe(reference)
})

test('who asks how high the exemption is hears the amount, though an age is named', () => {
  expect(converse('Hoe hoog is de eenmalig verhoogde schenkvrijstelling voor een kind tussen 18 en 40 jaar?').opens).toEqual(['schenken-eenmalig.bedrag'])
})

test.each([
  'ik heb net de koopakte van een huis getekend en krijg nu de kriebels, kom ik er nog vanaf',
  'ik heb het koopcontract getekend maar ik heb spijt, kan ik er nog onderuit',
  'we hebben een huis gekocht en willen er toch vanaf',
])('who wants to withdraw from what was just signed hears of the three days, and how: %s', (question) => {
  const { opens, text } = converse(question)
  expect(opens).toEqual(['huis-bedenktijd.drie-dagen'])
  expect(text).toContain('schriftelijk')
})

test.each([
  ['ik heb woensdag de koopakte van een huis getekend en krijg nu de kriebels, kom ik er nog vanaf', 'tot en met maandag 23 november 2026'],
  ['ik heb gisteren het koopcontract getekend maar ik heb spijt, kan ik er nog onderuit', 'tot en met maandag 23 november 2026'],
])('who names the day as well hears the last day, and how: %s', (question, last) => {
  const { text } = converse(question)
  expect(text).toContain(last)
  expect(text).toContain('schriftelijk')
})

test.each([
  'ik heb mijn huis verkocht en heb spijt, kan ik er nog onderuit',
  'we hebben een huis gekocht maar de financiering lukt niet, kunnen we er nog vanaf',
  'wij hebben getekend en de bedenktijd is voorbij, kunnen we nog van de koop af',
  'ik heb een testament getekend en heb me bedacht, kan ik ervan af',
])('who sells, cannot pay, is too late or signed something else does not: %s', (question) => {
  expect(converse(question).opens).not.toEqual(['huis-bedenktijd.drie-dagen'])
})

test.each([
  ['we kopen een nieuwbouw woning voor 389000 von, moeten we de notaris van de ontwikkelaar nemen', 'betalen we overdrachtbelasting over dat bedrag'],
  [
    'we kopen een nieubouw woning voor 389000 von. moeten we de notarsi van de projectontwikkelaar nemen of zelf kiezen',
    'betalne we overdrachtbelasting over dat bedrag',
  ],
])('who buys a new home and then asks of transfer tax hears that the price holds btw: %s', (told, question) => {
  expect(converse(told, question).opens).toEqual(['ovb-nieuwbouw.btw-in-de-prijs'])
})

test('who asks of an existing home after it does not', () => {
  expect(converse('we kopen een nieuwbouw woning', 'en hoeveel overdrachtsbelasting betaal ik over een bestaand huis van 300.000').opens).not.toEqual([
    'ovb-nieuwbouw.btw-in-de-prijs',
  ])
})
