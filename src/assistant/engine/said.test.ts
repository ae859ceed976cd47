import { expect, test } from 'vitest'
import { makeStatement } from '../../../tests/factories/knowledge.ts'
import type { Turn } from '../conversation/engine.ts'
import { analyse } from '../retrieval/analyse.ts'
import { buildVocabulary } from '../retrieval/vocabulary.ts'
import { findJustOpened, listNewWords, measureSaidIn } from './said.ts'
import { converse } from './test-engine.ts'

const [key, price, term] = [
  makeStatement('sleutel', 'De koper krijgt de sleutel na het tekenen van de akte.'),
  makeStatement('prijs', 'De notaris rekent voor de akte een vast bedrag.'),
  makeStatement('termijn', 'De akte is binnen een week ingeschreven.'),
]
const asked = (content: string): Turn => ({ role: 'user', content })
const told = (content: string, isPart?: true): Turn => ({ role: 'assistant', content, isPart })
const answer = told(`${key.text} [1]\n\n${price.text} [1]`)

test('what opened one of the last two answers has just been said, what stood below it or came before them has not', () => {
  const history = [asked('wanneer krijg ik de sleutel'), answer, asked('wat kost dat'), told(`${price.text} [1]`), asked('hoe snel'), told(`${term.text} [1]`)]
  const justOpened = findJustOpened(history)
  expect([key, price, term].map(justOpened)).toEqual([0, 1, 1])
})

test('each part of an answer has an opening, and a line that leads to one is none', () => {
  const parts = told(`**Wanneer krijgt u de sleutel?**\n\n${key.text} [1]\n\n${term.text} [1]\n\n**Wat kost het?**\n\n${price.text} [1]`)
  expect([key, price, term].map(measureSaidIn([parts]))).toEqual([1, 1, 0.3])
  expect(measureSaidIn([told(`Dit weet ik niet zeker:\n\n${key.text} [1]`)])(key)).toBe(1)
})

test('what opened another part of the same answer stands apart', () => {
  expect(findJustOpened([asked('wanneer krijg ik de sleutel'), told(`${key.text} [1]`, true)])(key)).toBe(2)
})

test('new in a question is what the visitor had not named before', () => {
  const vocabulary = buildVocabulary(['De koper krijgt de sleutel van de notaris en betaalt de makelaar.'])
  const fresh = listNewWords(analyse('en betaalt de makelaar de sleutel', vocabulary), [asked('krijg ik de sleutel'), told('De makelaar')], vocabulary)
  expect(fresh.map(({ word }) => word)).toContain('makelaar')
  expect(fresh.map(({ word }) => word)).not.toContain('sleutel')
})

test('a fact that is added to a question that was answered does not bring the same opening again', () => {
  const [first, then] = [['Wat kost een testament?'], ['Wat kost een testament?', 'en voor allebei, want wij zijn getrouwd']].map((said) => converse(...said))
  expect(then!.opens).not.toEqual(first!.opens)
})
