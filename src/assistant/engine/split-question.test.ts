import { expect, test } from 'vitest'
import { splitQuestion } from './split-question.ts'

test.each([
  ['Wat kost een testament en hoe lang is het geldig?', ['Wat kost een testament', 'hoe lang is het geldig?']],
  ['Wat is een volmacht? Moet dat bij de notaris?', ['Wat is een volmacht', 'Moet dat bij de notaris?']],
  [
    'Wij kopen een huis. Wat kost de notaris, hoe lang duurt het en wie kiest de notaris?',
    ['Wij kopen een huis. Wat kost de notaris', 'hoe lang duurt het', 'wie kiest de notaris?'],
  ],
])('several questions in one are told apart: %s', (question, parts) => {
  expect(splitQuestion(question)).toEqual(parts)
})

test.each([
  'Wat kost een testament?',
  'Wij zijn getrouwd en hebben kinderen, wie erft?',
  'Ik koop een huis en wat kost de notaris dan',
  'Wat is het verschil tussen een volmacht en een levenstestament?',
])('a single question stays whole: %s', (question) => {
  expect(splitQuestion(question)).toBeUndefined()
})
