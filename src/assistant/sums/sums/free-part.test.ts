import { expect, test } from 'vitest'
import { ask, outcomeOf, textOf } from '../test-questions.ts'

test('who is alone decides freely over what the own children cannot claim', () => {
  const answer = ask('Ik ben weduwe met 2 kinderen en heb 240.000. Hoeveel kan ik aan mijn vriendin nalaten zonder dat mijn kinderen te kort komen?')
  expect(outcomeOf(answer)).toBe('120.000 vrij beslissen')
})

test('a stepchild is none of the own children', () => {
  const answer = ask('Hoeveel kan mijn stiefdochter krijgen zonder dat mijn eigen zoon tekort komt? Ik ben gescheiden en heb 180.000.')
  expect(textOf(answer)).toContain('€ 90.000 vrij beslissen')
})

test('with a spouse no part is told', () => {
  expect(ask('Hoeveel kan ik mijn stiefzoon nalaten zonder dat mijn eigen dochter tekort komt? Mijn man leeft nog, er is 200.000.')?.reference).not.toBe(
    'berekening:vrij-deel',
  )
})
