import { describe, expect, test } from 'vitest'
import { amountsOf, ask, converse } from './test-questions.ts'

describe('who gives and who gets decides the sum', () => {
  test.each([
    ['mijn vader en stiefmoeder geven mij ieder 10.000 hoeveel schenkbelasting', ['1.309,20']],
    ['Ik krijg van mijn moeder 5000 en van haar nieuwe man 5000, hoeveel schenkbelasting?', ['309,20']],
    ['mijn opa en mijn vader geven mij ieder 5.000, hoeveel schenkbelasting', ['401,58']],
    ['mijn vader en mijn broer geven mij ieder 5.000, hoeveel schenkbelasting', ['669,30']],
    ['mijn broer en ik erven allebei 60.000 van onze tante, hoeveel erfbelasting per persoon', ['17.169,30', '34.338,60']],
    ['Ik erf 30.000 van mijn oom, hij had geen kinderen. Mijn zus ook 30.000. Hoeveel belasting betaal ik?', ['8.169,30']],
    ['ik geef mijn zoon en mijn dochter ieder 10.000, hoeveel schenkbelasting betalen zij', ['309,20', '618,40']],
    ['mijn oma geeft mij en mijn broer elk 5000 euro schenkbelasting?', ['401,58', '803,16']],
    ['wij (man en vrouw) geven onze zoon samen 15.000, hoeveel schenkbelasting', ['809,20']],
    ['mijn ouders schenken mij elk jaar 10.000, hoeveel schenkbelasting', ['309,20']],
    ['mijn vader geeft mijn 2 kinderen elke maand 100 euro schenkbelasting', ['0', '0']],
    ['hoeveel schenkbelasting betaal ik als ik 3 keer 2.769 aan mijn neef geef', ['1.661,40']],
    ['wij kopen een huis van 5 ton en ik krijg 1 ton van mijn ouders, hoeveel schenkbelasting', ['9.309,20']],
    ['mijn kind is overleden en wij ouders erven samen 80.000 erfbelasting', ['5.367']],
    ['mijn broer is overleden zonder kinderen, hij liet 100.000 na, wij zijn met 3 broers en zussen, hoeveel erfbelasting', ['9.169,29', '27.507,87']],
    ['erfbelasting achterneef 10.000', ['2.169,30']],
    ['Mijn man en ik hebben een huis van 480.000. Als ik overlijd, hoeveel erfbelasting betaalt hij dan?', ['0']],
    ['ik geef mijn zoon van 29 dit jaar 40.000, nog nooit eerder iets geschonken, hoeveel belasting', ['687,10']],
    ['erfbelasting partner 828.036', ['0,10']],
    ['hoeveel is erfbelasting voor samenwonende partner over 200.000 zonder samenlevingscontract', ['0', '63.025,50']],
    ['ik koop een huis van 400.000 met mijn broer, ik ben 30 en hij is 38, hoeveel overdrachtsbelasting', ['4.000']],
    ['mijn broer en zus en ik erven 300.000 van onze vader, hoeveel erfbelasting ieder', ['7.377', '22.131']],
    ['mijn vader koopt een huis van 300.000 waar ik in ga wonen, overdrachtsbelasting', ['24.000']],
    ['ik erf van mijn tante samen met mijn 2 nichten 90.000 hoeveel erfbelasting moet ik betalen', ['8.169,30', '24.507,90']],
    ['hoeveel erfbelasting over een huis van 500.000 en 100.000 spaargeld, schuld 80.000, 3 kinderen, ouders beide overleden', ['14.710,33', '44.130,99']],
    ['mijn moeder is overleden, mijn vader leeft nog. Hoeveel erfbelasting over mijn kindsdeel van 60.000', ['3.377']],
    ['Als ik mijn huis van 300.000 aan mijn kinderen schenk, hoeveel schenkbelasting', ['14.309,20', '9.309,20', '6.809,20']],
    ['ik ben getrouwd en erf 100.000 van mijn vader, hoeveel erfbelasting', ['7.377']],
    ['Ik ben gehuwd, mijn moeder is overleden en ik erf 100.000, hoeveel erfbelasting moet ik betalen?', ['7.377']],
    ['mijn vader laat 200.000 na en ik heb 2 kinderen, hoeveel erfbelasting betaal ik als enig kind', ['18.887,10']],
    ['mijn oom is overleden, hij was getrouwd en had geen kinderen, ik erf 50.000 hoeveel erfbelasting', ['14.169,30']],
    ['wij willen elk van onze 2 kinderen 20.000 schenken, hoeveel schenkbelasting', ['1.309,20', '2.618,40']],
    ['wij schenken onze 2 kinderen 20.000, hoeveel schenkbelasting', ['309,20', '618,40']],
    ['Hoeveel betaal ik aan erfbelasting als ik 150000 erf en 20.000 aan uitvaart heb betaald van mijn vader', ['10.377']],
  ])('%s -> %j', (question, amounts) => expect(amountsOf(ask(question))).toEqual(amounts))
})

describe('a part of a whole is taxed as that part', () => {
  test.each([
    ['ik erf de helft van een huis van 300.000 van mijn vader, hoeveel erfbelasting', ['12.377']],
    ['ik erf een derde van 300.000 van mijn oma, hoeveel erfbelasting', ['13.278,60']],
    ['erfenis van 300.000 van mijn moeder, ik krijg 50% hoeveel erfbelasting', ['12.377']],
    ['ik krijg een kwart van de 400.000 die mijn tante nalaat, hoeveel erfbelasting', ['29.169,30']],
  ])('%s -> %j', (question, amounts) => expect(amountsOf(ask(question))).toEqual(amounts))
})

describe('a sum that would be wrong is not made', () => {
  test.each([
    'mijn vader is overleden en ik erf samen met mijn stiefmoeder 300.000, hoeveel erfbelasting',
    'mijn schoonvader geeft mij 10.000, schenkbelasting?',
    'ik en mijn broer schenken onze moeder 10.000, schenkbelasting',
    'mijn ouders geven mij en mijn man samen 20.000, hoeveel schenkbelasting',
    'ik koop de helft van een huis van 400.000, ik ben 40, overdrachtsbelasting?',
    'mijn ex en ik hebben een huis van 400.000, hypotheek 200.000, hij heeft 50.000 eigen geld ingelegd, wat moet ik hem betalen?',
    'Wat is de btw op overdrachtsbelasting van 8.000?',
    'huis 400.000 hypotheek 300.000 overwaarde box 3?',
    'we zijn niet getrouwd, mijn vriend is overleden, 100.000, geen kinderen, wat erf ik',
    'erfbelasting pleegkind 50.000',
    'mijn partner en ik erven samen 100.000 van onze buurman, hoeveel erfbelasting',
    'oma overleden, mijn moeder krijgt 100.000, mijn broer 50.000, hoeveel erfbelasting',
    'Mijn vrouw erft 150.000 van haar moeder, hoeveel erfbelasting',
    'Mijn zoon en zijn vrouw krijgen van ons 20.000, schenkbelasting?',
  ])('%s', (question) => expect(ask(question)).toBeUndefined())
})

describe('a question on another subject does not change a sum', () => {
  test.each([
    'mijn vriend is 36 en ik 33, wat betalen wij',
    'tarief tweede woning 2026',
    'huis van zes ton en ik ben 29',
    'Wij zijn al getrouwd, kan het nog?',
    'het huis is van mij, moet mijn vrouw toch tekenen',
    'Wat als mijn vrouw en ik allebei niet meer kunnen beslissen?',
    'Ik ben getrouwd en krijg een erfenis. Is die ook van mijn man of vrouw?',
    'wij erven als ouders van onze overleden zoon',
    'wat kost een testament',
  ])('%s', (question) => {
    for (const first of [
      'Mijn man is overleden, nalatenschap 240.000 en we hebben twee kinderen. Hoe groot is het erfdeel?',
      'Huis 420.000 waard, hypotheek 260.000, hoeveel moet ik mijn ex betalen om haar uit te kopen?',
      'De notaris rekent 500 euro ex btw, hoeveel is dat inclusief?',
      'Wat kost NHG bij een hypotheek van 320.000?',
    ]) {
      const [sum, next] = converse(first, question)
      expect(sum?.kind).toBe('berekening')
      expect(next).toBeUndefined()
    }
  })
})
