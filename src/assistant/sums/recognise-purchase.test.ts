import { describe, expect, test } from 'vitest'
import { ask, outcomeOf } from './test-questions.ts'

function expectOutcomes(cases: readonly (readonly [question: string, outcome: string])[]) {
  test.each(cases)('%s -> %s', (question, outcome) => {
    expect(outcomeOf(ask(question))).toBe(outcome)
    expect(ask(question)?.reference).toMatch(/^berekening:(overdrachtsbelasting|aankoopkosten)$/)
  })
}

describe('reads amounts in every notation', () => {
  expectOutcomes([
    ['Ik koop een huis van 560.000 euro en ik ben 28. Hoeveel overdrachtsbelasting betaal ik?', '11.200'],
    ['Hoeveel overdrachtsbelasting betaal ik over een huis van €560.000?', '11.200'],
    ['Ik koop een huis van 5,6 ton. Wat ben ik kwijt aan overdrachtsbelasting?', '11.200'],
    ['Wat moet ik aan belasting betalen als ik een huis koop van 560 duizend', '11.200'],
    ['560k huis, ik ben 28, hoeveel belasting?', '11.200'],
    ['Hoeveel overdrachtsbelasting over zes ton?', '12.000'],
    ['Wat is de overdrachtsbelasting bij een huis van vijf ton als ik 40 ben?', '10.000'],
    ['Bereken de overdrachtsbelasting voor een tweede woning van 1,2 miljoen', '96.000'],
    ['Hoeveel overdrachtsbelasting over een half miljoen voor een verhuurde woning?', '40.000'],
    ['Overdrachtsbelasting over 600 000 euro?', '12.000'],
    ['overdrachtsbelasting 400000 en ik ben 61', '8.000'],
    ['ik koop een bedrijfspand voor € 1.250.000,- hoeveel overdrachtsbelasting', '130.000'],
    ['Ik ben veertig en koop een huis van driehonderdduizend euro, hoeveel overdrachtsbelasting?', '6.000'],
    ['Hoeveel overdrachtsbelasting bij anderhalve ton als tweede woning?', '12.000'],
    ['Wat betaal ik aan overdrachtsbelasting over 555.000,50 euro? Ik ben 30.', '11.100,01'],
  ])
})

describe('reads ages and the starters exemption', () => {
  expectOutcomes([
    ['Wat betaalt een starter van 24 aan overdrachtsbelasting bij een woning van 500.000?', '0'],
    ['Wat betaal je aan overdrachtsbelasting bij een woning van 500.000 als je 40 bent?', '10.000'],
    ['Ik koop een huis van 2 ton, ben ik dan overdrachtsbelasting verschuldigd? Ik ben 55.', '4.000'],
    ['Ik ben 28 en koop een huis van 555.000 euro. Hoeveel overdrachtsbelasting?', '0'],
    ['overdrachtsbelasting huis 4 ton 28 jaar', '0'],
    ['Ik ben 35 en koop een huis van 300.000. Wat betaal ik aan overdrachtsbelasting?', '6.000'],
    ['Ik ben een starter van 25 en koop een appartement van 275 duizend. Overdrachtsbelasting?', '0'],
    ['Hoeveel overdrachtsbelasting betaal ik als ik jonger dan 35 ben en een huis van 400.000 koop?', '0'],
    ['Hoeveel overdrachtsbelasting betaal ik als ik ouder dan 35 ben en een huis van 400.000 koop?', '8.000'],
    ['Ik ben 17 en koop een huis van 200.000, hoeveel overdrachtsbelasting?', '4.000'],
    ['Ik ben 29 maar heb de startersvrijstelling al eerder gebruikt. Huis van 450.000, hoeveel overdrachtsbelasting?', '9.000'],
    ['Kan ik met 33 jaar een huis van 556.000 kopen zonder overdrachtsbelasting?', '11.120'],
    ['overdrachtsbelasting berekenen 389.000 euro eigen woning 52 jaar', '7.780'],
    ['Wij zijn allebei 30 en kopen een huis van een half miljoen. Betalen we overdrachtsbelasting?', '0'],
    ['We zijn 24 en 26 jaar en kopen een huis voor €475.000, moeten we overdrachtsbelasting betalen?', '0'],
  ])
})

describe('reads two buyers and their shares', () => {
  expectOutcomes([
    ['Mijn vriend is 36 en ik ben 33, we kopen samen (50/50) in 2026 een woning van 400.000. Hoeveel overdrachtsbelasting betalen we?', '4.000'],
    ['mijn vrouw is 34 en ik ben 40, we kopen een woning van zes ton, hoeveel overdrachtsbelasting', '12.000'],
    ['ik (28) en mijn vriendin (37) kopen een huis van 420.000, ik voor 70% en zij voor 30%. Hoeveel overdrachtsbelasting?', '2.520'],
    ['60/40, ik ben 40 en mijn man is 33, huis 500.000, overdrachtsbelasting?', '6.000'],
    ['Wij zijn een stel van 29 en 41, huis 380.000 euro, ieder de helft, hoeveel overdrachtsbelasting?', '3.800'],
    ['Wij kopen een woning van 495 duizend euro. Ik ben 26 en mijn partner is 35. Wat betalen we aan overdrachtsbelasting?', '4.950'],
    [
      'Mijn vriend en ik kopen een huis van 400.000 en mijn vriend heeft de startersvrijstelling al gebruikt. Wij zijn 28 en 29. Overdrachtsbelasting?',
      '4.000',
    ],
    ['Ik ben 33 en mijn man is ouder dan 35. Huis van 300.000. Overdrachtsbelasting?', '3.000'],
  ])
})

describe('reads the use of the property', () => {
  expectOutcomes([
    ['Ik koop grond voor 1 ton om een huis op te bouwen. Overdrachtsbelasting?', '10.400'],
    ['Voor mijn nieuwe huis van 599.000 euro: hoeveel gaat er naar de belastingdienst?', '11.980'],
    ['Hoe hoog is de overdrachtsbelasting op een pakhuis van 900.000?', '93.600'],
    ['Ik wil een appartement van 250.000 kopen om te verhuren, hoeveel overdrachtsbelasting is dat?', '20.000'],
    ['Hoeveel overdrachtsbelasting betaal ik voor een beleggingspand van drie ton?', '24.000'],
    ['Hoeveel overdrachtsbelasting betaal ik voor een vakantiehuis van 150.000 euro?', '12.000'],
    ['Mijn ouders kopen een appartement van 200.000 voor mij, hoeveel overdrachtsbelasting betalen zij?', '16.000'],
    ['Hoeveel overdrachtsbelasting over een winkelpand van 800.000 euro?', '83.200'],
    ['We kopen een stuk grond van 75.000 euro, wat is de overdrachtsbelasting?', '7.800'],
    ['Hoeveel overdrachtsbelasting betaal ik over een garagebox van 30.000?', '3.120'],
    ['Ik koop een stukje van de tuin van mijn buurman voor 5.000. Hoeveel overdrachtsbelasting is dat?', '520'],
    ['Ik ben 31 en koop een huis van 400.000, niet om te verhuren. Hoeveel overdrachtsbelasting?', '0'],
    ['Ik ben 31 en koop een huis met grond van 400.000. Hoeveel overdrachtsbelasting?', '0'],
  ])
})

describe('reads what else the price is about', () => {
  expectOutcomes([
    ['In juni 2025 kocht ik een woning van 300.000 euro om te verhuren. Hoeveel overdrachtsbelasting was dat?', '31.200'],
    ['Koopprijs 540.000 maar taxatie 560.000, ik ben 30. Hoeveel overdrachtsbelasting?', '11.200'],
    ['Ik koop een huis van 400.000 met een hypotheek van 350.000, ik ben 45. Hoeveel overdrachtsbelasting?', '8.000'],
    ['Ik ben 45, heb 60.000 spaargeld en koop een huis van 400.000. Hoeveel overdrachtsbelasting?', '8.000'],
    ['Ik koop het huis van mijn ouders voor 350.000, ik ben 43. Hoeveel overdrachtsbelasting?', '7.000'],
  ])
})

describe('adds up the costs of a purchase', () => {
  expectOutcomes([
    ['Hoeveel heb ik nodig boven op de koopprijs van 385.000 euro? Ik ben 52', '8.942 tot 10.422'],
    ['Ik ben 50, koop een huis van 400.000 en wil weten hoeveel ik aan de notaris en belasting kwijt ben', '9.242 tot 10.722'],
    ['Koopsom 330.000, 26 jaar, wat kost het me in totaal aan notaris en belasting?', '1.242 tot 2.722'],
    ['Wat zijn de aankoopkosten van een woning van 420.000 euro voor iemand van 45?', '9.642 tot 11.122'],
    ['Hoeveel kosten koper betaal ik bij een huis van 400.000, ik ben 40?', '9.242 tot 10.722'],
    ['huis van 425.000 k.k. wat kost dat in totaal, ik ben 38', '9.742 tot 11.222'],
    ['Wat kost een huis van 400.000 alles bij elkaar, ik ben 29 en koop alleen?', '1.242 tot 2.722'],
    ['Wat zijn de totale kosten van een huis van 400.000 zonder hypotheek? Ik ben 50.', '8.713 tot 9.191'],
    ['Wat zijn de notariskosten en de overdrachtsbelasting samen bij een woning van 600.000 euro?', '13.242 tot 14.722'],
  ])
})

describe('gives every outcome when something is missing', () => {
  expectOutcomes([
    ['Hoeveel overdrachtsbelasting betaal ik over vijf ton?', '0 of 10.000'],
    ['Hoeveel overdrachtsbelasting voor een huis van 450.000 als wij samen kopen?', '0, 4.500 of 9.000'],
    ['Ik ben 30 en koop samen met mijn vriend een huis van 400.000. Hoeveel overdrachtsbelasting?', '0 of 4.000'],
    ['Ik ben 32 en doorstromer, huis van 450.000 euro, hoeveel overdrachtsbelasting moet ik betalen?', '0 of 9.000'],
    ['Hoeveel scheelt het aan overdrachtsbelasting of het huis 550.000 of 560.000 kost? Ik ben 27.', '0 of 11.200'],
    ['Wat scheelt 2025 en 2026 aan overdrachtsbelasting voor een tweede woning van 300.000?', '31.200 of 24.000'],
    ['Ik word in december 35 en koop een huis van 400.000, hoeveel overdrachtsbelasting?', '0 of 8.000'],
  ])
})
