import { expect, test } from 'vitest'
import { fixedPhrases } from './fixed-phrases.nl.ts'
import { foldText, listWords } from './fold-text.ts'

test('diacritics, case and typographic quotes fold away', () => {
  expect(foldText('Notariële “AKTE” één')).toBe('notariele “akte” een')
  expect(foldText('zo’n')).toBe("zo'n")
})

test('abbreviations lose their dots and fixed phrases become one word', () => {
  expect(listWords('Een B.V. of besloten vennootschap?')).toEqual(['een', 'bv', 'of', 'bv'])
  expect(listWords('mijn laatste wil')).toEqual(['mijn', 'testament'])
  expect(listWords('hoe lang duurt het')).toContain('hoelang')
  expect(listWords('als ik er niet meer ben')).toContain('overlijden')
})

test('every fixed phrase is found in a text that holds no other', () => {
  const plain = fixedPhrases.filter(([phrases]) => /^[a-z |]+$/.test(phrases))
  const told = plain.flatMap(([phrases, word]) => phrases.split('|').filter((phrase) => phrase !== word))
  expect(told.length).toBeGreaterThan(20)
  expect(told.filter((phrase) => listWords(`xx ${phrase} xx`).join(' ') === `xx ${phrase} xx`)).toEqual([])
})

test('an article of law stays one word', () => {
  expect(listWords('artikel 4:18')).toEqual(['artikel', 'art4x18'])
})

test("plural and genitive 's and hyphens do not split off letters", () => {
  expect(listWords("opa's auto's")).toEqual(['opas', 'autos'])
  expect(listWords('bv-oprichten')).toEqual(['bv', 'oprichten'])
})

test('an age is read as an age, not as an amount', () => {
  expect(listWords('ik ben 35')).toContain('leeftijd')
  expect(listWords('een kind van 17')).toContain('minderjarig')
  expect(listWords('de prijs is 35 euro')).not.toContain('leeftijd')
})
