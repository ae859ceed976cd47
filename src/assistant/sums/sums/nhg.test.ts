import { describe, expect, test } from 'vitest'
import { amountsOf, ask, converse } from '../test-questions.ts'

describe('the premium for NHG', () => {
  test.each([
    ['wat kost NHG bij een hypotheek van 320.000', ['1.280']],
    ['hoeveel nhg premie betaal ik over 250.000', ['1.000']],
    ['nhg kosten bij lening van 470.000', ['1.880']],
    ['nhg kosten bij lening van 471.000', ['471.000']],
    ['wat kost nhg over 3 ton in 2025', ['1.200']],
    ['nhg over 460.000 in 2025 wat kost dat', ['460.000']],
    ['hoeveel kost nhg bij hypotheek 285.000', ['1.140']],
  ])('%s -> %j', (question, amounts) => expect(amountsOf(ask(question))).toEqual(amounts))
})

describe('a next question changes the sum', () => {
  test.each([['wat kost NHG bij een hypotheek van 320.000', 'en bij 400.000?', ['1.600']]])('%s %s -> %j', (first, second, amounts) =>
    expect(amountsOf(converse(first, second)[1])).toEqual(amounts),
  )
})

test.each(['wat is de nhg grens', 'is 470.000 de grens van nhg'])('is left to the knowledge base: %s', (question) => expect(ask(question)).toBeUndefined())
