import { expect, test } from 'vitest'
import { groupQuestions, keyOf, type AskedQuestion } from './group-questions.ts'
import { threadTime } from '../../../tests/setup/thread-time.ts'

const asked = (question: string, at = '2026-11-20T10:00:00.000Z'): AskedQuestion => ({ question, answerId: question, sessionId: 's', kind: 'onbekend', at })
const groupsOf = (questions: string[], dismissed: string[] = []) =>
  groupQuestions(
    questions.map((question) => asked(question)),
    dismissed,
  ).map((group) => group.asked.map((one) => one.question))

test('questions with the same words of meaning are one group, whatever their order, form and small words', () => {
  expect(groupsOf(['Kan ik parkeren bij het kantoor?', 'hebt u een drone', 'is er op het kantoor te parkeren', 'parkeren kantoor'])).toEqual([
    ['Kan ik parkeren bij het kantoor?', 'is er op het kantoor te parkeren', 'parkeren kantoor'],
    ['hebt u een drone'],
  ])
})

test('questions that share one word of several stay apart', () => {
  expect(groupsOf(['kosten van een drone verkopen', 'kosten van een boot registreren'])).toHaveLength(2)
})

test('with and without are different questions', () => {
  expect(keyOf('erven met testament')).not.toBe(keyOf('erven zonder testament'))
})

test('what is like a dismissed question is left out, and so is what has no word of meaning', () => {
  expect(groupsOf(['hoe is het voetbal', 'is er voetbal?', 'en de', '???', 'parkeren'], [keyOf('voetbal')])).toEqual([['parkeren']])
})

test('the largest group comes first, and of two of a size the one asked last', () => {
  expect(groupsOf(['drone verkopen', 'boot kopen', 'parkeren', 'boot kopen']).map((group) => group[0])).toEqual(['boot kopen', 'drone verkopen', 'parkeren'])
})

test('a thousand different questions are grouped in well under a second', () => {
  const many = Array.from({ length: 1_000 }, (_, n) => `vraag${n} over onderwerp${n} en plaats${n % 50}`)
  const start = threadTime()
  expect(groupsOf(many).length).toBeGreaterThan(900)
  expect(threadTime() - start).toBeLessThan(1_000)
})
