import { describe, expect, test } from 'vitest'
import { amountsOf, ask, converse, outcomeOf, textOf } from './test-questions.ts'

describe('of two buyers only the one who will not live there pays the rate of another home, over the own part', () => {
  test.each([
    ['mijn broer en ik kopen samen een huis van 400.000, ik ga er wonen en hij niet, ik ben 28 hij 30, hoeveel overdrachtsbelasting', '16.000'],
    ['ik koop samen met mijn broer een huis van 400.000 maar hij gaat er niet wonen, wat is de overdrachtsbelasting', '16.000 of 20.000'],
    ['ik koop met mijn broer een huis van 400.000, mijn broer woont er niet, ik ben 40, hoeveel overdrachtsbelasting', '20.000'],
    ['wij kopen een huis van 400.000, mijn zus gaat er niet zelf wonen, ik wel, ik ben 40, overdrachtsbelasting?', '20.000'],
    ['ik koop met mijn zus een huis van 600.000, zij gaat er wonen en ik niet, hoeveel overdrachtsbelasting', '30.000'],
    ['ik koop samen met mijn vader een huis van 400.000, ik ga er wonen en mijn vader niet, ik ben 25, hoeveel overdrachtsbelasting', '16.000'],
    ['ik koop een huis van 400.000 samen met mijn zus. Zij blijft in haar eigen huis wonen. Ik ben 36. Hoeveel overdrachtsbelasting?', '20.000'],
    ['mijn broer en ik kopen een huis van 400.000, ik 60% hij 40%, hij gaat er niet in wonen, ik ben 40, hoeveel overdrachtsbelasting', '17.600'],
    [
      'mijn zus en ik kopen een flat van 400.000, ieder de helft. Ik ben 29 en ga er wonen, zij is 36 en legt alleen geld in. Hoeveel overdrachtsbelasting?',
      '16.000',
    ],
  ])('%s -> %s', (question, outcome) => expect(outcomeOf(ask(question))).toBe(outcome))

  test('a child that moves out is no buyer', () => {
    const question = 'ik koop met mijn partner een huis van 400.000, mijn zoon gaat er niet wonen, wij zijn 40 en 41, hoeveel overdrachtsbelasting'
    expect(outcomeOf(ask(question))).toBe('8.000')
  })

  test('the answer shows who pays which rate', () => {
    const text = textOf(ask('mijn broer en ik kopen een huis van 800.000, ik ga er wonen en mijn broer niet, hoeveel overdrachtsbelasting'))
    expect(text).toContain('Koper (50%): 2% over € 400.000 = € 8.000.')
    expect(text).toContain('Koper die er niet gaat wonen (50%): 8% over € 400.000 = € 32.000.')
  })

  test('the costs of the purchase hold the same tax', () => {
    const text = textOf(ask('kosten koper: mijn broer en ik kopen een huis van 400.000, ik ben 40 en hij woont er niet, hoeveel'))
    expect(text).toContain('2% over € 200.000 = € 4.000 en 8% over € 200.000 = € 16.000')
  })

  test('a next message says who will not live there', () => {
    const first = 'overdrachtsbelasting huis 400.000 met mijn broer, ik ben 30 en hij 32'
    expect(amountsOf(converse(first, 'hij gaat er niet wonen')[1])).toEqual(['16.000'])
    expect(amountsOf(converse(first, 'en als hij er niet gaat wonen?')[1])).toEqual(['16.000'])
  })
})

describe('a home in which no buyer will live is another home', () => {
  test.each([
    ['mijn broer en ik kopen samen een huis van 400.000, we gaan er niet wonen, hoeveel overdrachtsbelasting', '32.000'],
    ['ik koop een woning van 400.000, ik ga er niet zelf wonen, overdrachtsbelasting', '32.000'],
    ['wij kopen een studio voor onze zoon van 200.000, hij gaat er wonen en wij niet. overdrachtsbelasting?', '16.000'],
    ['wij kopen een appartement van 250.000 op onze naam, onze zoon gaat er wonen. hoeveel overdrachtsbelasting?', '20.000'],
    [
      'we kopen een appartement van 290.000, op onze naam, dat onze dochter er met een vriendin woont. Wij blijven zelf in Emmen. overdrachtsbelasting?',
      '23.200',
    ],
    ['ik koop een huis van 300.000 en mijn broer gaat het huren. hoeveel overdrachtsbelasting', '24.000'],
  ])('%s -> %s', (question, outcome) => expect(outcomeOf(ask(question))).toBe(outcome))

  test('with a child that moves in with the buyers it is not', () => {
    const question = 'ik koop met mijn vriendin een huis van 300.000 op onze naam, we gaan er samen met haar dochter wonen, wij zijn 40. overdrachtsbelasting?'
    expect(outcomeOf(ask(question))).toBe('6.000')
  })
})

test('who of two buyers used the exemption is read from either side', () => {
  const question = 'wij kopen een huis van 400.000, ik ben 28 en heb nog geen vrijstelling gebruikt, mijn man is 30 en wel, overdrachtsbelasting?'
  expect(outcomeOf(ask(question))).toBe('4.000')
})

test('the part of the other buyer may be told anew', () => {
  const asked =
    'mijn zus en ik kopen een flat van 400.000, ieder de helft. Ik ben 29 en ga er wonen, zij is 36 en legt alleen geld in. Hoeveel overdrachtsbelasting?'
  expect(outcomeOf(converse(asked, 'en als zij maar 20% eigenaar wordt?').at(-1))).toBe('6.400')
})
