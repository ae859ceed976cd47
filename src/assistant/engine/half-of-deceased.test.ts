import { expect, test } from 'vitest'
import { boldOf, converse } from './test-engine.ts'

test('over the half of a parent a child pays what is left after the other parent has a part, who was told of before', () => {
  const told = 'Mijn moeder is in maart overleden, ze was getrouwd met mijn vader en er is geen testament. Wat erf ik?'
  expect(boldOf(told, 'haar helft is ongeveer 300.000 en we zijn met 2 kinderen, hoeveel erfbelasting betaal ik?')).toMatch(/7\.377/)
})

test.each([
  ['where nobody was told to be left', 'Hoeveel erfbelasting betaal ik over 200.000, dat is zijn helft?'],
  ['in English', 'My dad died, he was married to my mother and left no will. His half is 240,000, I am the only child. How much inheritance tax do I pay?'],
])('no bold amount stands over the whole half %s', (_, question) => {
  expect(converse(question).text).not.toMatch(/\*\*[^*]*€\s?\d[^*]*\*\*/)
})

test('who names the own part gets its tax as before', () => {
  expect(boldOf('Ik erf 100.000 euro van mijn vader. Hoeveel erfbelasting betaal ik?')).toBe('7.377')
})
