import { expect, test } from 'vitest'
import { readCase } from './case/case-record.ts'
import { readEnglishCase } from './case/english-case.ts'
import { converse } from './test-engine.ts'

test.each([
  ['Ik ben 34 en koop mijn eerste huis van 400.000. Hoeveel overdrachtsbelasting betaal ik?', 'en voor mijn ouders?', /34/],
  ['I am 30 and I am buying a house for 400,000. How much transfer tax?', 'and for my parents?', /\b30\b/],
])('the age of who asked is not that of the parents who are asked about next: %s', (first, next, age) => {
  const { kind, text } = converse(first, next)
  expect(kind).toBe('berekening')
  expect(text).not.toMatch(age)
})

const told = [{ role: 'user', content: 'Ik ben 34, getrouwd op huwelijkse voorwaarden en heb twee kinderen. Heb ik een testament nodig?' }] as const

test.each([
  'en voor mijn ouders?',
  'en mijn ouders dan?',
  'Hoe zit het met mijn broer?',
  'geldt dat ook voor mijn zus?',
  'en bij mijn moeder',
  'en mijn schoonouders?',
  'Maar voor onze vader?',
  'en van mijn opa?',
])('what was told of the speaker is not taken for the case of somebody else: %s', (question) => {
  expect(readCase(question, told).size).toBe(0)
})

test('in English too', () => {
  expect(readEnglishCase(['My husband and I married in 2015. Do I need a will?', 'And for my parents?']).size).toBe(0)
})

test.each(['en voor mij?', 'en als ik overlijd?', 'en mijn ouders zijn nog getrouwd, maakt dat uit voor mij?'])(
  'who goes on about the own case keeps it: %s',
  (question) => {
    expect(readCase(question, told).has('regime')).toBe(true)
  },
)
