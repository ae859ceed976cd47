import { expect, test } from 'vitest'
import { boldOf } from './test-engine.ts'

test.each([
  ['I bought an investment apartment of 300,000 in 2025. How much transfer tax did I have to pay?', '31,200'],
  ['My father died in March 2025 and left me 100,000. How much inheritance tax?', '7,451'],
  ['My father died on 3 May 2025 and left me 100,000. How much inheritance tax?', '7,451'],
  ['My father died last year and left me 100,000. How much inheritance tax?', '7,451'],
  ['My father married in 1990 and died in March 2025, he left me 100,000. How much inheritance tax?', '7,451'],
  ['My father bought the house in 2010 and died in 2025. I inherit 100,000. How much inheritance tax?', '7,451'],
  ['I bought a house in 2018, and this year I buy a second home of 300,000. How much transfer tax?', '24,000'],
  ['How much transfer tax on a house of 450,000 built in 2015, I am 36?', '9,000'],
])('the year is that of what is taxed: %s', (question, amount) => {
  expect(boldOf(question)).toBe(amount)
})
