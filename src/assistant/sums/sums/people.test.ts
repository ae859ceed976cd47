import { describe, expect, test } from 'vitest'
import { amountsOf, ask, converse } from '../test-questions.ts'

describe('people with an own amount each have an own exemption', () => {
  test.each([
    ['Ik laat 300.000 na: mijn dochter krijgt 200.000 en mijn kleinzoon 100.000. Hoeveel erfbelasting?', ['32.165,70']],
    ['mijn vrouw erft 500.000 en mijn dochter 200.000, hoeveel erfbelasting', ['18.887,10']],
    ['mijn zoon en mijn kleindochter erven ieder 50.000, hoeveel erfbelasting', ['6.655,60']],
    ['mijn vader geeft mij 10.000 en mijn opa 5.000, hoeveel schenkbelasting', ['710,78']],
    ['ik schenk mijn dochter 20.000 en mijn zoon 10.000, hoeveel schenkbelasting', ['1.618,40']],
    ['mijn broer geeft mij 3.000 en mijn zus 3.000, hoeveel schenkbelasting', ['138,60']],
    ['ik krijg 6.000 van mijn moeder en 3.000 van mijn tante, moet ik schenkbelasting betalen', ['69,30']],
    ['ik laat 90.000 na, in gelijke delen verdeeld over mijn dochter, mijn kleinzoon en mijn beste vriend. erfbelasting?', ['9.224,90']],
    ['mijn vader geeft 8.000 en mijn moeder 7.000, hoeveel schenkbelasting', ['809,20']],
    ['in maart kreeg ik 4.000 van mijn moeder en in oktober 5.000 van mijn vader, hoeveel schenkbelasting', ['209,20']],
    ['Ik erf een huis van 300.000 en 50.000 spaargeld van mijn vader. Hoeveel erfbelasting betaal ik?', ['48.887,10']],
    ['mijn vrouw en 2 kinderen erven ieder 200.000 hoeveel erfbelasting', ['37.774,20']],
    ['Mijn vader gaf mij 2 maanden voor zijn overlijden 20.000 en ik erf nu 100.000. hoeveel erfbelasting?', ['9.377']],
    ['mn moeder laat 90.000 na aan mij en 40.000 aan mijn zoon. wat betalen we samen aan erfbelasting', ['8.855,60']],
    ['ouders schenken 25.000 aan mij en 15.000 aan mijn broer, hoeveel schenkbelasting', ['2.618,40']],
    ['mijn moeder schonk mij binnen 180 dagen voor haar overlijden 30.000, ik erf 80.000, hoeveel erfbelasting', ['8.377']],
  ])('%s -> %j', (question, amounts) => expect(amountsOf(ask(question))).toEqual(amounts))
})

describe('a next question changes the sum', () => {
  test.each([['Ik laat 300.000 na: mijn dochter krijgt 200.000 en mijn kleinzoon 100.000. Hoeveel erfbelasting?', 'en in 2025?', ['32.894,10']]])(
    '%s %s -> %j',
    (first, second, amounts) => expect(amountsOf(converse(first, second)[1])).toEqual(amounts),
  )
})

test.each([
  'opa laat 90.000 na verdeeld over mijn moeder, mijn tante en mij, hoeveel erfbelasting',
  'mijn zoon krijgt 100.000 en mijn vriendin 50.000 als ik dood ben, hoeveel erfbelasting',
  'mijn vader schonk mij 3 jaar geleden 50.000 en nu erf ik 100.000, hoeveel erfbelasting',
  'mijn vader gaf mij in 2025 2 maanden voor zijn overlijden 20.000 en ik erfde 100.000. hoeveel erfbelasting?',
  'mijn zoon krijgt 100.000 en mijn vriendin 50.000 als ik dood ben, hoeveel erfbelasting',
])('is left to the knowledge base: %s', (question) => expect(ask(question)).toBeUndefined())
