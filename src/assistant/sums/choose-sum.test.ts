import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Turn } from '../conversation/engine.ts'
import { solvers, solveWith } from './find-calculation.ts'
import { amountsOf, ask, book, converse, day } from './test-questions.ts'

interface Asked {
  question: string
  history?: Turn[]
}

test('no answer depends on the order in which the sums stand', () => {
  const lines = readFileSync('eval/questions-sums.jsonl', 'utf8').trim().split('\n')
  const reversed = solvers.toReversed()
  const answered = lines
    .map((line): Asked => JSON.parse(line))
    .filter(({ question, history = [] }) => {
      const answer = solveWith(solvers, question, history, day, book)
      expect(solveWith(reversed, question, history, day, book), question).toEqual(answer)
      return answer !== undefined
    })
  expect(answered.length).toBeGreaterThan(lines.length / 2)
})

describe('a question that names a tax is answered with that tax, whatever home or debt it speaks of', () => {
  test.each([
    ['mijn broer en ik erven het huis van onze moeder van 400.000 met 100.000 hypotheek, wat betaal ik aan erfbelasting', ['12.377', '24.754']],
    ['geen hypotheek, huis van 200.000 van mijn moeder geërfd, hoeveel erfbelasting', ['18.887,10']],
    ['wat betaal ik aan erfbelasting over het huis van mijn moeder van 300.000', ['38.887,10']],
    ['wat betaal ik aan schenkbelasting als mijn vader mij zijn huis van 300.000 geeft', ['42.751,50']],
  ])('%s -> %j', (question, amounts) => expect(amountsOf(ask(question))).toEqual(amounts))

  test.each([
    'mijn zus wil het huis overnemen, waarde 300.000, hypotheek 100.000, wat betaalt zij aan erfbelasting',
    'mijn ex en ik, huis 400.000 hypotheek 250.000, hoeveel overdrachtsbelasting bij uitkopen',
  ])('%s: not answered with what the other gets', (question) => expect(ask(question)).toBeUndefined())
})

describe('what the heirs of a home owe each other is told where one of them takes it over', () => {
  test.each([
    ['mijn broer en ik hebben een huis geërfd van 300.000 zonder hypotheek en ik neem het over, wat betaal ik hem', ['300.000', '150.000']],
    ['mijn broer uitkopen, huis van 300.000 zonder hypotheek, wat moet ik betalen', ['300.000', '150.000']],
  ])('%s -> %j', (question, amounts) => expect(amountsOf(ask(question))).toEqual(amounts))
})

test('heirs who are brothers and sisters of each other leave it open whose heirs they are', () => {
  const answer = ask('mijn zus en ik erven samen een huis van 350.000, hypotheek 50.000, wat betaal ik aan erfbelasting')
  expect(amountsOf(answer)).toEqual(['12.377', '24.754', '22.278,60', '44.557,20', '44.169,30', '88.338,60'])
})

test('a question by itself is answered before a change of the sum that came before', () => {
  const [, next] = converse('erfbelasting over 100.000 van mijn vader', 'hoeveel schenkbelasting over 20.000 van mijn oom')
  expect(amountsOf(next)).toEqual(['5.169,30'])
})
