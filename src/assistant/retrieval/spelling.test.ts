import { expect, test } from 'vitest'
import { spellBySound } from './spell-by-sound.ts'
import { findCorrection, measureDistance } from './spelling.ts'
import { buildVocabulary } from './vocabulary.ts'

const words =
  'hypotheek notaris testament erfbelasting schenking leveringsakte geregistreerd' +
  ' partnerschap offerte rekening samenlevingscontract overdrachtsbelasting vrijstelling prijs'
const vocabulary = buildVocabulary(Array.from({ length: 10 }, () => words))

test.each([
  ['hypoteek', 'hypotheek'],
  ['notares', 'notaris'],
  ['testement', 'testament'],
  ['schenkign', 'schenking'],
  ['erfbelsting', 'erfbelasting'],
  ['leveringsacte', 'leveringsakte'],
  ['geregistreert', 'geregistreerd'],
  ['partnersschap', 'partnerschap'],
  ['vrijsteling', 'vrijstelling'],
  ['samelevingscontract', 'samenlevingscontract'],
])('%s is read as %s', (typed, meant) => {
  expect(findCorrection(typed, vocabulary)).toBe(meant)
})

test.each(['voetbal', 'recept', 'zwembad', 'paris', 'koken', 'verklaring'])('%s is another word, not a slip of one of ours', (word) => {
  expect(findCorrection(word, vocabulary)).toBeUndefined()
})

test('words that sound the same are spelled the same', () => {
  expect(spellBySound('acte')).toBe(spellBySound('akte'))
  expect(spellBySound('trouwe')).toBe(spellBySound('trouwen'))
  expect(spellBySound('kontrakt')).toBe(spellBySound('contract'))
})

test('a likely slip costs one, an unlikely letter two, and a swap of neighbours one', () => {
  expect(measureDistance('notaris', 'notaros', 3)).toBe(1)
  expect(measureDistance('notaris', 'notarqs', 3)).toBe(2)
  expect(measureDistance('akte', 'atke', 3)).toBe(1)
  expect(measureDistance('akte', 'leveringsakte', 2)).toBe(3)
})
