import { expect, test } from 'vitest'
import { ask, converse, textOf } from '../test-questions.ts'

const bought = 'Wat komt er allemaal bij als je een huis koopt van 475.000? Wij zijn 41 en 43 en gaan er zelf in wonen'

test('what a mortgage leaves of a price is paid of own money, with what comes on top', () => {
  const [, answer] = converse(bought, 'hypotheek wordt 430.000 en we hebben 60.000 eigen geld. genoeg?')
  expect(textOf(answer)).toContain('€ 45.000 uit eigen geld')
  expect(textOf(answer)).toContain('Ja, het is genoeg voor wat wij kunnen uitrekenen: er blijft ongeveer € 2.778 tot € 4.258 over')
})

test('too little is said to be too little', () => {
  const [, answer] = converse(bought, 'hypotheek wordt 430.000 en we hebben 50.000 spaargeld, redden we het?')
  expect(textOf(answer)).toContain('Nee, u komt ongeveer € 5.742 tot € 7.222 te kort')
})

test('told at once it is the same, and without an age it is not known', () => {
  expect(textOf(ask('Ik koop een huis van 300.000 en ben 50, hypotheek is 290.000 en ik heb 25.000 spaargeld. Is dat genoeg?'))).toContain('Ja, het is genoeg')
  expect(ask('Ik koop een huis van 300.000, hypotheek is 290.000 en ik heb 25.000 spaargeld. Is dat genoeg?')?.reference).not.toBe('berekening:eigen-geld')
})
