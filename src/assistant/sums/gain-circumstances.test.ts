import { describe, expect, test } from 'vitest'
import { ask, converse, outcomeOf, textOf } from './test-questions.ts'

describe('who gets it, when and which part decides the tax', () => {
  test.each([
    ['Wij schenken onze zoon van 27 € 40.000 met de eenmalig verhoogde vrijstelling in 2026. Schenkbelasting?', '687,10'],
    ['studie kost 60.000 en mijn ouders schenken dat met de studievrijstelling, ik ben 24. hoeveel belasting?', '0'],
    ['Onze alleenstaande zoon van 34 is dit jaar overleden zonder kinderen. Wij, vader en moeder, erven samen 180.000. Hoeveel erfbelasting samen?', '35.367'],
    ['kleinzoon van 19 krijgt 6.000 van zijn oma voor rijbewijs en laptop, schenkbelasting?', '581,58'],
    ['mijn dochter krijgt 10.000 van haar opa, hoeveel schenkbelasting', '1.301,58'],
    ['schoonzus laat mij 50k na. belasting?', '14.169,30'],
    ['Onze oudtante liet 5 achterneven samen 75.000 na. Wat betaalt ieder aan erfbelasting?', '3.669,30 per persoon, samen 18.346,50'],
    ['oma schenkt aan elk van haar 6 kleinkinderen 3.000, hoeveel schenkbelasting in totaal', '41,58 per persoon, samen 249,48'],
    ['tante geeft mij elke maand 300 euro, dus 3600 per jaar. schenkbelasting over heel 2026?', '249,30'],
    ['een vriendin wil mij 25.000 schenken. wie betaalt de schenkbelasting en hoeveel is het?', '6.669,30'],
    ['mijn vader gaf mij in maart 2026 20.000 en overleed in juni 2026. mijn erfenis is 150.000. hoeveel erfbelasting', '14.377'],
    ['mijn vader liet 64.500 na, uitvaart kostte 6.500, ik ben enig kind en ma is overleden. erfbelasting?', '3.177'],
    ['25% van de erfenis van mijn tante is voor mij, de erfenis is 240.000. wat is de erfbelasting', '17.169,30'],
    ['mijn ouders schelden mijn lening van 15.000 kwijt dit jaar, schenkbelasting? ben 42', '809,20'],
    ['mijn vader heeft mijn lening van 20.000 kwijtgescholden, hoeveel schenkbelasting', '1.309,20'],
    ['we woonden 2 jaar samen zonder samenlevingscontract. hij liet me 60.000 na in testament. hoeveel erfbelasting moet ik betalen', '17.169,30'],
    ['oom jan is dood. hij laat alles aan zijn 4 neven en nichten na, 260.000 euro, ieder evenveel. belasting pp?', '18.669,30 per persoon, samen 74.677,20'],
    ['vier kinderen erven samen 1 miljoen van moeder (weduwe). belasting per kind en totaal?', '28.887,10 per persoon, samen 115.548,40'],
    ['stel ik ga dood met 2 ton op de bank, ik ben gescheiden en heb 2 zoons. hoeveel belasting betalen die jongens samen?', '7.377 per persoon, samen 14.754'],
    ['erfbelasting bij 1 ton: kind, kleinkind en broer. graag alle drie de bedragen', '7.377, 13.278,60 of 29.169,30'],
    ['hoeveel erfbelasting over 50.000 voor een kind of een kleinkind?', '2.377 of 4.278,60'],
    ['Ik heb van mijn peettante 100 duizend geerfd, hoeveel hou ik schoon over', '29.169,30'],
    ['mag mijn vader mij 6.900 euro geven zonder belasting? en hoeveel betaal ik bij 7.900?', '0 of 99,20'],
    ['als ik mijn kleindochter 2.769 euro geef, en hoeveel schenkbelasting betaalt ze als ik 4.000 geef?', '0 of 221,58'],
  ])('%s -> %s', (question, outcome) => expect(outcomeOf(ask(question))).toBe(outcome))

  test('says both outcomes when it is not clear whether an amount is given or left', () =>
    expect(textOf(ask('hoeveel belasting over 12.000 euro van mijn oma? ik ben 20'))).toContain('De belasting is € 0 als erfenis en € 1.661,58 als schenking.'))

  test('says how much two heirs or two years differ when that is asked', () => {
    expect(textOf(ask('wat is het verschil in erfbelasting tussen een kind en een broer bij 100.000'))).toContain('Het verschil is € 21.792,30.')
    expect(textOf(ask('Hoeveel scheelt de erfbelasting voor een kind dat 100.000 erft tussen 2025 en 2026?'))).toContain('Het verschil is € 74.')
  })
})

describe('a next question tells what was missing or different', () => {
  test.each([
    ['Hoeveel erfbelasting betaal ik?', 'ik erf 65.000 van mijn vader', '3.877'],
    ['hoeveel mag ik mijn dochter schenken', 'en als ik 12.000 geef? ze is 51', '509,20'],
    ['Ik erf 100.000 van mijn vader. Erfbelasting?', 'ik bedoel 10.000', '0'],
    ['Ik erf 70.000 van mijn vader. Hoeveel erfbelasting?', 'hij is trouwens in 2025 overleden', '4.451'],
    ['Mijn vader laat 200.000 na, ik ben enig kind. Erfbelasting?', 'en als we met zn tweeen waren geweest', '7.377 per persoon, samen 14.754'],
    ['Mijn vader laat 200.000 na, ik ben enig kind. Erfbelasting?', 'en als het er twee zijn?', '7.377 per persoon, samen 14.754'],
    ['Mijn moeder laat 200.000 na aan twee kinderen, hoeveel erfbelasting?', 'en bij vier?', '2.377 per persoon, samen 9.508'],
    ['Ik schenk mijn zoon 30.000, hoeveel schenkbelasting?', 'hij is 35 en gebruikt de eenmalige vrijstelling', '0'],
    ['oma geeft mij 5.000. schenkbelasting?', 'en als opa ook 5.000 geeft?', '1.301,58'],
    ['ik erf 80.000 van mijn moeder, hoeveel erfbelasting?', 'en mijn zoon, haar kleinkind, die krijgt 35.000?', '1.578,60'],
    ['Twee kinderen erven samen 300.000 van vader, erfbelasting ieder?', 'en als er 20.000 schuld af gaat', '11.377 per persoon, samen 22.754'],
    ['dochter krijgt 30.000 van ons, hoeveel schenkbelasting', 'en als ze het in 2025 had gekregen', '2.328,70'],
  ])('%s %s -> %s', (first, second, outcome) => expect(outcomeOf(converse(first, second)[1])).toBe(outcome))
})

test('a next question asks what is left', () =>
  expect(textOf(converse('ik erf 150.000 van mijn moeder, erfbelasting?', 'en wat houd ik dan over?')[1])).toContain('Er blijft € 137.623 over.'))

describe('a sum over the wrong amount is not made', () => {
  test.each([
    'mijn vader gaf mij in januari 2026 20.000 en overleed in november 2026. mijn erfenis is 150.000. hoeveel erfbelasting',
    'mijn moeder schonk mij 200 dagen voor haar dood 20.000, ik erf 50.000. hoeveel erfbelasting',
    'Ik heb in 2025 al 5.000 van mijn ouders gekregen en in 2026 krijg ik 9.000. Hoeveel schenkbelasting over 2026?',
    'als ik 158.669 boven de vrijstelling erf van mijn vader, wat is dan de belasting',
    'moet ik honderden euros betalen om te zorgen dat mn vriend alles erft als ik er niet meer ben',
    'mijn tante laat 60.000 na aan mij en 20.000 aan haar buurman, hoeveel erfbelasting',
    'wat is het verschil tussen erfbelasting en schenkbelasting bij 100.000',
    'Broer en ik hebben een erfenis van 330.000 en ik wil zijn deel overnemen, hoeveel erfbelasting?',
  ])('%s', (question) => expect(ask(question)).toBeUndefined())
})
