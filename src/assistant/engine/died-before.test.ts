import { expect, test } from 'vitest'
import { boldOf, converse } from './test-engine.ts'

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

const mother =
  'Mijn moeder is dit jaar overleden. Het huis heeft een WOZ van 312.000, er staat nog 40.000 hypotheek op en op de bank stond 27.500. De begrafenis kostte 9.200. Mijn broer en ik zijn de enige kinderen, mijn vader leeft al lang niet meer. Hoeveel erfbelasting moeten we ieder betalen?'

test.each([
  'sorry, mijn broer is in 2015 overleden, hij heeft twee dochters. Hoe wordt het dan?',
  'mijn broer overleed in 2015 en hij had 2 kinderen',
  'oh wacht, mijn broer is al overleden, hij had twee zoons',
])('the children of a child that died before take that place in the sum that was made, in the year of the estate: %s', (told) => {
  const { reference, text } = converse(mother, told)
  expect(reference).toBe('berekening:plaatsvervulling')
  // Half of 290.300 for the child that lives; a quarter for each grandchild: 72.575 - 26.230, over which 18%.
  expect(text).toContain('de cijfers van 2026')
  expect(boldOf(mother, told)).toBe('11.892 8.342,10')
})

test.each([
  'mijn broer is in 2015 overleden, hoe wordt het dan?',
  'sorry, mijn broer is overleden, hoeveel is het dan?',
  'mijn broer is in 2030 overleden, hij had twee dochters. Hoe wordt het dan?',
])('without who takes the place, or when it is not clear that it was before, no sum is made: %s', (told) => {
  expect(boldOf(mother, told)).toBe('no sum')
})

test('the year in which who left it died is that of the tax', () => {
  expect(converse('Mijn broer is in 2025 overleden en ik erf 50.000 van hem, hoeveel erfbelasting?').text).toContain('de cijfers van 2025')
  expect(boldOf('Mijn broer liet mij 50.000 na, hoeveel erfbelasting?', 'hij is in 2025 overleden')).toBe('14.193')
})

test('a child of the speaker takes no part of what the speaker’s parent leaves', () => {
  const { text } = converse(
    'Mijn moeder laat 300.000 na. Mijn dochter overleed in 2015, zij had 2 kinderen. Mijn broer en ik zijn de erfgenamen. Hoeveel erfbelasting?',
  )
  expect(text).not.toContain('7.377')
  const estate = 'Mijn moeder laat 300.000 na. Mijn broer en ik zijn de enige kinderen. Hoeveel erfbelasting?'
  expect(converse(estate, 'mijn dochter is in 2015 overleden, zij had 2 kinderen').text).not.toMatch(/kleinkind\w* die/)
})
