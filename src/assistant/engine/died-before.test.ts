import { expect, test } from 'vitest'
import { boldOf } from './test-engine.ts'

const three = 'mijn vader laat 300.000 na aan ons drie kinderen, hoeveel erfbelasting?'

test.each([
  'Mijn zus is overleden voor mijn vader en heeft 2 kinderen. Vader laat 300.000 na aan mij, hoeveel erfbelasting?',
  'Mijn broer is al overleden. Mijn moeder liet 300.000 na aan ons drie kinderen. Hoeveel erfbelasting?',
])('what is left to somebody who died before is not divided: %s', (question) => {
  expect(boldOf(question)).toBe('no sum')
})

test('who died is only counted in the sum of that family', () => {
  const aunt = 'nu iets anders: hoeveel erfbelasting over 50.000 van mijn tante'
  expect(boldOf(three, 'mijn broer is eerder overleden', aunt)).toBe('14.169,30')
  expect(boldOf('mijn broer is eerder overleden', three)).toBe('no sum')
  expect(boldOf('Mijn broer leeft niet meer en liet mij 50.000 na, hoeveel erfbelasting?')).toBe('14.169,30')
})
