import { expect, test } from 'vitest'
import { splitQuestion } from './split-question.ts'

test.each([
  ['Wat kost een testament en hoe lang is het geldig?', ['Wat kost een testament', 'hoe lang is het geldig?']],
  ['Wat is een volmacht? Moet dat bij de notaris?', ['Wat is een volmacht', 'Moet dat bij de notaris?']],
  [
    'Wij kopen een huis. Wat kost de notaris, hoe lang duurt het en wie kiest de notaris?',
    ['Wij kopen een huis. Wat kost de notaris', 'hoe lang duurt het', 'wie kiest de notaris?'],
  ],
  [
    'Ik koop een huis en snap het niet. Drie vragen: wie betaalt de notaris, hoe komt het geld bij de verkoper en krijg ik de sleutel dezelfde dag?',
    ['Ik koop een huis en snap het niet. Drie vragen: wie betaalt de notaris', 'hoe komt het geld bij de verkoper', 'krijg ik de sleutel dezelfde dag?'],
  ],
  [
    'Hoeveel geld moet er in een bv, moet ik naar de notaris en kan dat ook online?',
    ['Hoeveel geld moet er in een bv', 'moet ik naar de notaris', 'kan dat ook online?'],
  ],
  ['Is het huis van mij? Mijn vrouw staat ook in de akte. Moet zij tekenen?', ['Is het huis van mij', 'Mijn vrouw staat ook in de akte. Moet zij tekenen?']],
  ['Ik wil weten wat het kost en of mijn man mee moet', ['Ik wil weten wat het kost', 'of mijn man mee moet']],
])('several questions in one are told apart: %s', (question, parts) => {
  expect(splitQuestion(question)).toEqual(parts)
})

test.each([
  'Wat kost een testament?',
  'Wij zijn getrouwd en hebben kinderen, wie erft?',
  'Ik koop een huis en wat kost de notaris dan',
  'Mijn vriend woont bij mij. Wat als ik eerst ga, moet hij er dan uit?',
  'Als ik overlijd, krijgt mijn vrouw dan het huis?',
  'Wij kopen samen, betaalt hij dan ook belasting?',
  'Wat is het verschil tussen een volmacht en een levenstestament?',
])('a single question stays whole: %s', (question) => {
  expect(splitQuestion(question)).toBeUndefined()
})
