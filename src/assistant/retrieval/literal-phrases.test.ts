import { expect, test } from 'vitest'
import { hashText } from './learned/hash-text.ts'
import { positionOfPhrase, rememberPhrases } from './literal-phrases.ts'

test('each phrase is known by its own words, and no other', () => {
  const phrases = new Map(Array.from({ length: 500 }, (_, at) => [`wat kost akte ${at}`, at % 7]))
  const known = rememberPhrases(phrases)
  for (const [phrase, position] of phrases) expect(positionOfPhrase(known, phrase)).toBe(position)
  expect(positionOfPhrase(known, 'wat kost akte')).toBeUndefined()
  expect(positionOfPhrase(rememberPhrases(new Map()), 'wat kost akte 1')).toBeUndefined()
})

test('two phrases that share one number are told apart by the other', () => {
  const [one, other] = ['costarring', 'liquid'] as const
  expect(hashText(one)).toBe(hashText(other))
  const known = rememberPhrases(
    new Map([
      [one, 1],
      [other, 2],
    ]),
  )
  expect([one, other].map((phrase) => positionOfPhrase(known, phrase))).toEqual([1, 2])
  expect(positionOfPhrase(rememberPhrases(new Map([[one, 1]])), other)).toBeUndefined()
})
