import { describe, expect, test } from 'vitest'
import { ask, outcomeOf } from './test-questions.ts'

describe('a purchase in everyday words has its exact outcome', () => {
  test.each([
    ['huis v 4 ton ben 27 hoeveel ovb', '0'],
    ['Wij kopen ons 1e huisje, 350k, allebei 24. overdrachtsbelasting?', '0'],
    ['huis €555.000,- ik ben 34 wat is de overdrachtsbelasting', '0'],
    ['huis van 555.001 euro, 29 jaar oud, hoeveel overdrachtsbelasting', '11.100,02'],
    ['ik 34 vriend 35 huis 555.000 samen hoeveel overdrachtsbelasting', '5.550'],
    ['ik 34 vriend 35 huis 556.000 samen hoeveel overdrachtsbelasting', '11.120'],
    ['Me vrouw is 33 en ik 36, we kopen een huis van vierhonderdvijftigduizend euro. wat betalen we aan overdrachtsbelasting', '4.500'],
    ['tweede huis 2,5 ton overdrachtsbelasting', '20.000'],
    ['in 2025 kocht ik een beleggingswoning van 250.000, wat was de overdrachtsbelasting', '26.000'],
    ['loods 150k ovb', '15.600'],
    ['overdragsbelasting huis 3 ton 40 jaar', '6.000'],
    ['ik wil een huis kopen voor mn dochter van 320 duizend hoeveel overdrachtsbelasting', '25.600'],
    ['hoeveel ovb betaal ik over 2,5 miljoen, ben 50', '50.000'],
    ['kk van huis 600k', '13.242 tot 14.722'],
    ['in 2025 was ik 30 en kocht ik een huis van 530.000. hoeveel overdrachtsbelasting?', '10.600'],
    ['in 2025 was ik 30 en kocht ik een huis van 525.000. hoeveel overdrachtsbelasting?', '0'],
    ['We zijn met ons tweeen, 36 en 33, huis van drieenhalve ton, overdrachtsbelasting?', '3.500'],
    ['starterswoning van 389 mille, 22 jaar, wat ben ik kwijt aan de belasting', '0'],
    ['huis van mn oma kopen voor 275000 ik ben 26 hoeveel overdrachtsbelasting', '0'],
    ['wat moet ik aan belasting aftikken voor een huis van 3,5 ton ben 45', '7.000'],
    ['Ik ga een appartementje kopen van 2 ton en 10 duizend om te verhuren, overdrachtsbelasting?', '16.800'],
    ['overdrachtsbelasting bij huis van 4 ton, ik 22 mijn vriend 40, hij 75% ik 25%', '6.000'],
    ['stuk grond 60 duizend euro hoeveel overdrachtsbelasting', '6.240'],
    ['hoeveel is 2% overdrachtsbelasting over 375.000? ik ben 60', '7.500'],
    ['ik ben 35 geworden vorige week, huis 4 ton, overdrachtsbelasting?', '8.000'],
    ['Huis van EUR 475.000 wij zijn 31 en 32, hoeveel overdrachtsbelasting', '0'],
    ['mijn ouders kopen een studentenkamer/appartement van 180.000 voor mij hoeveel overdrachtsbelasting', '14.400'],
    ['wat kost een huis van 4,5 ton nou echt alles bij elkaar ik ben 37', '10.242 tot 11.722'],
    ['huis van 500.000, ik ben 33 en mijn vrouw ook, overdrachtsbelasting?', '0'],
    ['Hoeveel overdrachtsbelasting over een woning van zeshonderdvijftigduizend euro voor verhuur in 2026?', '52.000'],
    ['k.k. huis 350.000 ben 55 geen hypotheek nodig', '7.713 tot 8.191'],
    ['woning € 399.500 k.k. 28 jr, overdrachtsbelasting?', '0'],
    ['wat scheelt het in overdrachtsbelasting of ik 34 of 35 ben bij een huis van 450.000', '0 of 9.000'],
  ])('%s -> %s', (question, outcome) => expect(outcomeOf(ask(question))).toBe(outcome))
})

test.each(['Wat zijn de kosten bij aankoop van een huis van 410.000?', 'hoeveel extra kosten heb ik bij het kopen van een huis van 410.000'])(
  'what buying costs on top is added up however it is asked: %s',
  (question) => expect(ask(question)?.reference).toBe('berekening:aankoopkosten'),
)
