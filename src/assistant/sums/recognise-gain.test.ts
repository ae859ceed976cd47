import { describe, expect, test } from 'vitest'
import { ask, outcomeOf } from './test-questions.ts'

function expectOutcomes(reference: string, cases: readonly (readonly [question: string, outcome: string])[]) {
  test.each(cases)('%s -> %s', (question, outcome) => {
    expect(outcomeOf(ask(question))).toBe(outcome)
    expect(ask(question)?.reference).toBe(reference)
  })
}

describe('inheritance from someone', () => {
  expectOutcomes('berekening:erfbelasting', [
    ['Een vriendin laat mij in 2026 50.000 euro na, we zijn geen familie. Hoeveel erfbelasting?', '14.169,30'],
    ['Hoeveel erfbelasting betaal ik over 300.000 euro van mijn moeder?', '38.887,10'],
    ['Ik erf een ton van mijn oma, hoeveel moet ik afdragen aan de belastingdienst?', '13.278,60'],
    ['Hoeveel erfbelasting betaal ik over een erfenis van 20.000 van mijn opa?', '0'],
    ['Mijn broer laat mij 80.000 na. Wat betaal ik aan erfbelasting?', '23.169,30'],
    ['mijn tante is overleden en ik krijg 10.000 euro, hoeveel erfbelasting', '2.169,30'],
    ['Mijn man is overleden in 2025, nalatenschap 1 miljoen, hoeveel erfbelasting moet ik betalen?', '23.640,70'],
    ['Mijn zoon is overleden en ik erf 150.000 van hem, hoeveel erfbelasting?', '26.367'],
    ['Moet ik belasting betalen als ik 25.000 erf van mijn vader?', '0'],
    ['Wat houd ik over van een erfenis van 250.000 euro van mijn oma na belasting?', '51.996,78'],
    ['Ik ben enig kind en erf 350.000 van mijn ouders, hoeveel erfbelasting?', '48.887,10'],
    ['oma overleden 2025 erfenis 40000 erfbelasting?', '2.611,80'],
    ['Mijn vader overleed in oktober 2025 en ik erfde 60.000 euro. Hoeveel erfbelasting is dat?', '3.451'],
    ['Mijn stiefvader laat mij 100.000 na, hoeveel erfbelasting?', '7.377'],
    ['Mijn oom en tante laten mij 60.000 na, hoeveel successierechten?', '17.169,30'],
  ])
})

describe('inheritance to someone', () => {
  expectOutcomes('berekening:erfbelasting', [
    ['Hoeveel erfbelasting betaalt mijn dochter als ik haar 300.000 euro nalaat?', '38.887,10'],
    ['erfbelasting 200.000 kleinkind', '33.996,78'],
    ['mijn achterkleinkind erft 50.000, hoeveel erfbelasting', '8.501,58'],
    ['Mijn nichtje krijgt 40.000 uit mijn nalatenschap. Hoeveel erfbelasting?', '11.169,30'],
    ['Ons kind met een beperking erft 120.000, hoeveel erfbelasting?', '4.132,90'],
    ['Onze zoon is overleden. Wij als ouders krijgen samen 100.000 euro. Wat moeten wij aan erfbelasting betalen?', '11.367'],
  ])
})

describe('inheritance of several people and parts', () => {
  expectOutcomes('berekening:erfbelasting', [
    ['Mijn drie kinderen erven samen 600.000 euro. Hoeveel erfbelasting betalen ze?', '18.887,10 per persoon, samen 56.661,30'],
    ['mijn broer en ik erven samen 300.000 van onze moeder, hoeveel erfbelasting ieder?', '12.377 per persoon, samen 24.754'],
    ['Mijn moeder laat 250.000 euro na aan mij en mijn twee zussen, hoeveel erfbelasting?', '5.710,33 per persoon, samen 17.130,99'],
    ['Mijn kinderen erven ieder 200.000 euro van mij, hoeveel erfbelasting?', '18.887,10 per persoon'],
    ['Mijn deel van de erfenis van mijn moeder is 120.000 euro, nalatenschap 360.000. Hoeveel erfbelasting?', '9.377'],
    ['Ik erf een huis van 300.000 en 50.000 spaargeld van mijn vader. Hoeveel erfbelasting betaal ik?', '48.887,10'],
    ['Ik erf een huis van 400.000 met een hypotheek van 100.000 van mijn moeder, hoeveel erfbelasting?', '38.887,10'],
  ])
})

describe('gives every outcome when the relation is missing or open', () => {
  expectOutcomes('berekening:erfbelasting', [
    ['Hoeveel erfbelasting over 100.000?', '0, 7.377, 13.278,60 of 29.169,30'],
    ['mijn vriendin laat mij 100.000 na hoeveel erfbelasting', '0 of 29.169,30'],
    ['Mijn vriendin is overleden, we woonden samen met samenlevingscontract. Ik erf 900.000. Hoeveel erfbelasting?', '7.196,50'],
  ])
})

describe('gifts', () => {
  expectOutcomes('berekening:schenkbelasting', [
    ['Vader schenkt zoon 45.000 euro, schenkbelasting?', '3.809,20'],
    ['Mijn opa schenkt zijn kleinzoon 12.769 euro, schenkbelasting?', '1.800'],
    ['Oma geeft mijn dochter 12.769 euro, hoeveel schenkbelasting?', '1.800'],
    ['Mijn vader schenkt zijn zus 12.769 euro, hoeveel schenkbelasting?', '3.000'],
    ['Ik schenk mijn zoon 20.000 euro, hoeveel schenkbelasting moet hij betalen?', '1.309,20'],
    ['Ik krijg 50.000 euro van mijn ouders, moet ik daar belasting over betalen?', '4.309,20'],
    ['Hoeveel schenkbelasting betaal ik over 10.000 van mijn oma?', '1.301,58'],
    ['mijn opa wil mij 8000 euro geven moet ik dan belasting betalen', '941,58'],
    ['opa geeft mij 15.000 euro in 2026, hoeveel schenkbelasting betaal ik als kleinkind', '2.201,58'],
    ['Is een schenking van 6.000 euro aan mijn dochter belastingvrij?', '0'],
    ['Mijn tante schenkt mij 15.000 in 2025, hoeveel schenkbelasting?', '3.693'],
    ['Hoeveel schenkbelasting over 12.000 aan mijn man?', '923,10'],
    ['Mijn ouders schenken 40.000 aan mijn kinderen, hoeveel schenkbelasting?', '3.101,58, 1.901,57 of 1.301,58'],
    ['ik schenk mijn twee kinderen ieder 10.000 hoeveel schenkbelasting', '309,20 per persoon, samen 618,40'],
    ['Hoeveel schenkbelasting betaal ik als ik 20.000 van mijn kind krijg?', '5.169,30'],
    ['Ik schenk mijn dochter van 32 eenmalig 50.000 euro, hoeveel schenkbelasting?', '1.687,10'],
    ['Ik wil mijn dochter van 41 eenmalig 33.000 euro schenken, hoeveel schenkbelasting?', '2.609,20'],
    ['Ik ben 60 en schenk mijn dochter eenmalig 40.000, hoeveel schenkbelasting?', '687,10 of 3.309,20'],
    ['Ik krijg een gift van 3000 euro van een vriend, belasting?', '69,30'],
    ['Ik geef mijn vriend 5.000 euro, hoeveel schenkbelasting?', '223,10 of 669,30'],
  ])
})
