import { describe, expect, test } from 'vitest'
import { amountsOf, ask } from './test-questions.ts'

describe('questions as people type them on a phone', () => {
  test.each([
    ['hoi ik en me vriendin hebben een huis op t oog van 435000 zij is 27 ik 29, wat zijn we kwijt aan overdrachtsbelasting', ['0']],
    ['pa is overleden in 2026 en liet mij 45.500 na wat moet ik betalen aan belasting', ['1.927']],
    ['als ik een ton krijg van mijn ouders hoeveel schenkbelasting', ['9.309,20']],
    ['opoe heeft 12.000 nagelaten aan mij hoeveel belasting', ['0']],
    ['mijn peetoom laat me 40.000 euro na, wat gaat daarvan naar de fiscus', ['11.169,30']],
    ["we erven met z'n drieën het huis van onze ouders, waarde 450.000, hoeveel erfbelasting per persoon", ['12.377', '37.131']],
    ['ouders allebei overleden, huis 390000, wij zijn met 2, erfbelasting?', ['17.887,10', '35.774,20']],
    ['ik ben 34 en word volgende maand 35, huis 450.000, hoeveel overdrachtsbelasting', ['0', '9.000']],
    ['hoeveel is de overdrachtsbelasting van een recreatiewoning à 225.000', ['18.000']],
    ['vakantiebungalow 140k overdrachtsbelasting', ['11.200']],
    ['wat is tien komma vier procent overdrachtsbelasting over een kantoorpand van 400.000', ['41.600']],
    ['een garagebox van 25.000 wat is de ovb', ['2.600']],
    ['Ik koop een huis voor 540.000 in 2025, ben 30. Moet ik dan overdrachtsbelasting betalen en hoeveel?', ['10.800']],
    ['erfenis 50000 euro van mn zus hoeveel hou ik over', ['14.169,30', '35.830,70']],
    ['ik krijg 7500 van me opa hoeveel belasting moet ik daarover afdragen', ['851,58']],
    ['Mijn ouders willen mij 33.129 euro schenken onder de eenmalige vrijstelling, ik ben 27. Hoeveel schenkbelasting betaal ik?', ['0']],
    ['Ik geef mijn kleinkinderen (4) ieder 5.000 hoeveel schenkbelasting', ['401,58', '1.606,32']],
    ['hoeveel schenkbelasting over 5 duizend aan mijn neefje', ['669,30']],
    ['Mijn vrouw en ik kopen een huis van 5 ton. Zij 31 ik 38. Zij 40% ik 60%. overdrachtsbelasting?', ['6.000']],
    ['Hoe duur wordt een huis van 3 ton all in met notaris en belasting? ik ben 62', ['7.242', '8.722']],
    ['hoeveel kk bij 299.000 ben 50', ['7.222', '8.702']],
    ['ik erf 70.000 van mijn overleden man hoeveel belasting', ['0']],
    ["wij erven van tante 120.000 met z'n vieren hoeveel belasting pp", ['8.169,30', '32.677,20']],
    ['Ik heb 25.000 gekregen van mijn vader en in hetzelfde jaar 5.000 van mijn moeder. Schenkbelasting?', ['2.309,20']],
    ['mag ik 7000 aan me dochter geven zonder belasting', ['9,20']],
    ['vader en moeder geven ieder 3.500 aan mij, moet ik belasting betalen', ['9,20']],
    ['hoeveel erfbelasting betaalt mijn zus over 60.000 van mij', ['17.169,30']],
    ['wat moet mijn dochter betalen aan erfbelasting als ze mijn huis van 350.000 met 100.000 hypotheek erft', ['28.887,10']],
    ['Hoeveel schenkbelasting betaalt mijn dochter als ik haar 200.000 schenk voor een huis', ['22.751,50']],
    ['Hoeveel overdrachtsbelasting over 450.000 voor doorstromer van 42', ['9.000']],
    ['erfbelasting over twee en een halve ton van mijn vader', ['28.887,10']],
    ['erfbelasting over 2½ ton van mijn vader', ['28.887,10']],
    ['erfenis € 95.000,= van mijn moeder, erfbelasting?', ['6.877']],
  ])('%s -> %j', (question, amounts) => expect(amountsOf(ask(question))).toEqual(amounts))
})

test.each([
  'en in 2025?',
  'hoeveel belasting betaal ik in box 3 over 100.000',
  'hoeveel hypotheek kan ik krijgen met 60.000 salaris',
  'wat kost een notaris voor een huis van 3 ton',
])('is left to the knowledge base: %s', (question) => expect(ask(question)).toBeUndefined())
