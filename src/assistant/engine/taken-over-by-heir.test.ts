import { expect, test } from 'vitest'
import { boldOf, converse } from './test-engine.ts'

const told = [
  'Pa en ma zijn allebei overleden. We zijn met 4 kinderen en het huis is vrij van hypotheek.',
  'Mijn jongste broer wil het overnemen. Mag dat zomaar?',
] as const

test('what an heir who takes over the home pays the others is worked out with the number of heirs that was told before', () => {
  expect(boldOf(...told, 'hoeveel moet hij ons geven als het 320.000 waard is en er geen hypotheek is?')).toBe('320.000 80.000')
})

test.each(['het is 320.000 waard. betaalt hij overdrachtsbelasting?', 'En hoeveel overdrachtsbelasting betaalt hij dan over 320.000?'])(
  'over the division of an inheritance no transfer tax is worked out: %s',
  (question) => {
    const { kind, text } = converse(...told, question)
    expect(kind).toBe('kennis')
    expect(text).toMatch(/geen overdrachtsbelasting|vrij van overdrachtsbelasting/)
  },
)

test('so it is after parents who are called dead', () => {
  const { kind } = converse('Mijn ouders zijn dood en mijn zus neemt het ouderlijk huis over', 'het is 300.000 waard. moet zij overdrachtsbelasting betalen')
  expect(kind).toBe('kennis')
})

test('who buys another home in the same conversation gets its tax', () => {
  expect(converse(...told, 'Zelf kopen wij een huis van 400.000, we zijn 40. Hoeveel overdrachtsbelasting betalen wij?').reference).toBe(
    'berekening:overdrachtsbelasting',
  )
})

test('whoever takes over a home of a couple is asked as before', () => {
  expect(boldOf('mijn ex en ik gaan uit elkaar, ik neem het huis over', 'het is 400.000 waard en de hypotheek is 300.000, hoeveel moet ik betalen')).toMatch(
    /50\.000/,
  )
})
