import { expect, test } from 'vitest'
import { foldLetters, slugOf } from './fold-letters.ts'

test('letters are small and without accents, and signs stay', () => {
  expect(foldLetters('Nalaténschap, ÉÉN €')).toBe('nalatenschap, een €')
})

test('an anchor is lower case, without diacritics, with dashes between words and none at the ends', () => {
  expect(slugOf('Wat kost één testament?')).toBe('wat-kost-een-testament')
  expect(slugOf('Royement: de hypotheek uit het register')).toBe('royement-de-hypotheek-uit-het-register')
  expect(slugOf('«Vóór» de notaris')).toBe('voor-de-notaris')
})
