import { describe, expect, test } from 'vitest'
import { ask, converse, outcomeOf } from './test-questions.ts'

describe('what is bought, by whom and for which part decides the transfer tax', () => {
  test.each([
    ['Ik koop een strook snippergroen naast mijn huis van de gemeente voor 8.400 euro. Hoeveel overdrachtsbelasting?', '873,60'],
    ['garage bij mijn huis kopen van de buurman voor 27.500. ik woon er al jaren. overdrachtsbelasting?', '2.860'],
    ['ff snel: bouwkavel 165k, ovb?', '17.160'],
    ['Praktijkpand tandarts 530.000, hoeveel overdrachtsbelasting', '55.120'],
    ['stuk bos van 12.000 euro kopen, overdrachtsbelasting?', '1.248'],
    ['wat zijn de kosten aan overdrachtsbelasting bij een aankoop van een zomerhuis a 210.000', '16.800'],
    ['ik ben 23 jaar en ga in mijn eentje een tiny house met grond kopen voor 165.000 om te bewonen. belasting?', '0'],
    ['kantoor gekocht voor 280.000 om er een woning van te maken, hoeveel overdrachtsbelasting', '29.120'],
    ['Huis met garage in dezelfde akte, samen 510.000, we zijn allebei 44 en gaan er wonen. Overdrachtsbelasting?', '10.200'],
    ['Ik koop een derde deel van het vakantiehuis van mijn neef. Het hele huis is 240.000 waard. Hoeveel overdrachtsbelasting betaal ik?', '6.400'],
    ['Ik woon bij mijn vriend en koop de helft van zijn huis. Het huis is 380.000 waard, ik ben 41. Hoeveel overdrachtsbelasting?', '3.800'],
    ['Ik woon bij mijn vriend en koop de helft van zijn huis. Het huis is 580.000 waard, ik ben 31. Hoeveel overdrachtsbelasting?', '5.800'],
    ['huis 465.000 waarvan 12.500 voor roerende zaken (keuken en gordijnen). ik ben 47. hoeveel overdrachtsbelasting?', '9.050'],
    ['starter van 29, koopprijs 562.000 inclusief 9.000 roerende zaken. moet ik overdrachtsbelasting betalen?', '0'],
    ['Ik (52) koop samen met mijn dochter (24) een flat van 310.000. Zij krijgt 75% en ik 25% en we gaan er allebei wonen. Overdrachtsbelasting?', '1.550'],
    ['onze zoon van 22 gaat studeren en wij kopen een studio voor hem van 195.000, hij gaat er wonen en wij niet. overdrachtsbelasting?', '15.600'],
    ['Ik (63) neem een appartement van 275.000 waar mijn moeder in gaat wonen. Welk bedrag aan overdrachtsbelasting?', '22.000'],
    ['Ik verhuur mijn oude woning en koop er een voor mezelf van 475.000, ik ben 45. overdrachtsbelasting?', '9.500'],
    ['Wij verkopen ons huis voor 520.000 en kopen een ander huis voor 610.000 om zelf in te wonen. Beiden 57 jaar. Hoeveel overdrachtsbelasting?', '12.200'],
    ['Koper 1 is 33 jaar en koopt 50%, koper 2 is 48. Woning 396.000. Overdrachtsbelasting totaal?', '3.960'],
    ['mijn zoon van 25 koopt een huis van 300.000 om te wonen overdrachtsbelasting?', '0'],
    ['ik word over 2 maanden 34, huis kost 555.000 precies, moet ik overdrachtsbelasting betalen en hoeveel', '0'],
    ['wij zijn vijftigers en kopen een huis van 400.000 om in te wonen, overdrachtsbelasting?', '8.000'],
    ['tweede huisje aan zee, vraagprijs 275 duizend, hoeveel procent en hoeveel euro overdrachtsbelasting in 2026?', '22.000'],
  ])('%s -> %s', (question, outcome) => expect(outcomeOf(ask(question))).toBe(outcome))

  test('says how much two years differ when that is asked', () => {
    const answer = ask('Hoeveel scheelt het in overdrachtsbelasting of ik als belegger een woning van 300.000 in 2025 of in 2026 koop?')
    expect(answer?.text.replaceAll('\u{A0}', ' ')).toContain('Het verschil is € 7.200.')
  })

  test('a next question gives the own part', () => {
    const first = 'ik ben 34 en mijn man 37, huis 440.000 ieder de helft. overdrachtsbelasting?'
    expect(outcomeOf(converse(first, 'en als ik 70% neem?')[1])).toBe('2.640')
  })
})

describe('a sum over the wrong amount is not made', () => {
  test.each([
    'ik koop een kasteel van 2 miljoen, hoeveel overdrachtsbelasting',
    'ik koop een ligplaats van 40.000 hoeveel overdrachtsbelasting',
    'ik koop een huis en een winkel voor 500.000 hoeveel overdrachtsbelasting',
    'Boerderij met 3 hectare weiland 895.000, gaan er zelf wonen, ik 50 hij 52, hoeveel overdrachtsbelasting?',
    'ik koop de helft van een huis voor 200.000, ik ben 40, overdrachtsbelasting?',
    'huis 465.000, roerende zaken 12.500, ik ben 47, hoeveel overdrachtsbelasting?',
    'ik koop 30% van een huis voor 120.000, hoeveel overdrachtsbelasting',
    'Mijn broer en zus hebben het ouderlijk huis van 450.000, wat betaal ik in totaal?',
  ])('%s', (question) => expect(ask(question)).toBeUndefined())
})
