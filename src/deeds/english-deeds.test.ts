import { expect, test } from 'vitest'
import { deeds } from './deed.ts'
import { englishPhraseOf, findEnglishDeed } from './english-deeds.ts'

test('every deed has a name in English, by which it is found', () => {
  for (const { slug } of deeds) expect(findEnglishDeed(englishPhraseOf(slug) ?? '')?.slug).toBe(slug)
})

test.each([
  ['a notary for my will', 'testament'],
  ['We need a prenup before the wedding', 'huwelijkse-voorwaarden'],
  ['a living will for my mother', 'levenstestament'],
  ['Power of Attorney', 'volmacht'],
  ['we are buying a house in Delft', 'huis-kopen'],
  ['the mortgage deed of our house', 'hypotheekakte'],
  ['a real estate notary', 'huis-kopen'],
])('%s names the deed %s', (text, slug) => {
  expect(findEnglishDeed(text)?.slug).toBe(slug)
})

test('what is no name of a deed names none', () => {
  for (const text of ['will he come tomorrow', 'I will ask', 'good morning', '']) expect(findEnglishDeed(text)).toBeUndefined()
})
