import { expect, test } from 'vitest'
import { amountsOf, ask, converse } from '../test-questions.ts'

test.each([
  ['papieren schenking 50.000 met 6% rente: hoeveel moet ik per jaar aan mijn kind betalen?', ['3.000']],
  ['rente papieren schenking 6 procent, 3 kinderen elk 20.000, totaal per jaar?', ['3.600']],
  ['Ik geef mijn dochter op papier 40.000 en betaal 6% rente. Wat is de rente per jaar?', ['2.400']],
])('the yearly interest on a gift on paper: %s -> %j', (question, amounts) => expect(amountsOf(ask(question))).toEqual(amounts))

test.each([
  ['hoeveel rente moet ik betalen over een papieren schenking van 30.000', ['1.800']],
  ['stel ze lenen op papier elk jaar 6.900 aan mij, hoeveel rente per jaar na 5 jaar', ['2.070']],
])('without a rate that of the law is taken, over what was given so far: %s', (question, amounts) => {
  const answer = ask(question)
  expect(amountsOf(answer)).toEqual(amounts)
  expect(answer?.text).toContain('6%')
})

test('a rate that is told later takes its place', () => {
  const [, second] = converse('hoeveel rente moet ik betalen over een papieren schenking van 30.000', 'en bij 7%')
  expect(amountsOf(second)).toEqual(['2.100'])
})

test.each(['moet ik rente betalen over een papieren schenking', 'wat als ik de rente over mijn papieren schenking van 20.000 vergeet'])(
  'is left to the knowledge base: %s',
  (question) => expect(ask(question)).toBeUndefined(),
)

test('what changes the tax of a gift on paper leaves the interest', () => {
  const [, changed] = converse(
    'Ik schenk mijn dochter 40.000 op papier. Hoeveel schenkbelasting en hoeveel rente per jaar?',
    'ze is 30 en gebruikt de eenmalige vrijstelling',
  )
  expect(changed?.text.replaceAll('\u{A0}', ' ')).toMatch(/De rente is € 2\.400[\s\S]*De schenkbelasting is € 687,10/)
})
