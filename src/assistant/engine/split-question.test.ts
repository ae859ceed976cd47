import { expect, test } from 'vitest'
import { splitQuestion } from './split-question.ts'

test.each([
  ['Wat kost een testament en hoe lang is het geldig?', 'Wat kost een testament', 'hoe lang is het geldig?'],
  ['Wat is een volmacht? Moet dat bij de notaris?', 'Wat is een volmacht', 'Moet dat bij de notaris?'],
])('two questions in one are told apart: %s', (question, first, second) => {
  expect(splitQuestion(question)).toEqual([first, second])
})

test.each([
  'Wat kost een testament?',
  'Wij zijn getrouwd en hebben kinderen, wie erft?',
  'Ik koop een huis en wat kost de notaris dan',
  'Wat is het verschil tussen een volmacht en een levenstestament?',
])('a single question stays whole: %s', (question) => {
  expect(splitQuestion(question)).toBeUndefined()
})
