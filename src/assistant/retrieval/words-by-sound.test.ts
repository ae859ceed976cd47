import { expect, test } from 'vitest'
import { spellBySound } from './spell-by-sound.ts'
import { listAlike, sortBySound } from './words-by-sound.ts'

test('the words of a sound come in the order in which they were met, and those of another sound do not come along', () => {
  const words = sortBySound(['trouwe', 'akte', 'contract', 'trouwen', 'acte', 'kontrakt'])
  expect(listAlike(words, spellBySound('trouwen'))).toEqual(['trouwe', 'trouwen'])
  expect(listAlike(words, spellBySound('acte'))).toEqual(['akte', 'acte'])
  expect(listAlike(words, spellBySound('kontract'))).toEqual(['contract', 'kontrakt'])
  expect(listAlike(words, spellBySound('notaris'))).toEqual([])
})

test('a sound that only shares its number with another has no words of it', () => {
  const words = sortBySound(['costarring'])
  expect(listAlike({ ...words, numbers: sortBySound(['notaris']).numbers }, spellBySound('notaris'))).toEqual([])
})
