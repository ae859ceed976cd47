import { expect, test } from 'vitest'
import { converse } from '../test-engine.ts'

test.each([
  ['What is the difference between a will and a living will?', 'Will and living will side by side.'],
  ['Cohabitation agreement or registered partnership, what is really the difference for us?', 'Cohabitation contract and registered partnership side by side.'],
  ['Is a prenup better than a cohabitation contract?', 'Prenup and cohabitation contract side by side.'],
])('two things that are compared in English stand side by side, in English: %s', (question, lead) => {
  const { text, extras, sources } = converse(question)
  expect(text.split('\n')[0]).toBe(lead)
  expect(text).toMatch(/\| How you arrange it \|/)
  expect(text).not.toMatch(/Hoe u|Kosten/)
  expect(extras?.lang).toBe('en')
  expect(sources.length).toBeGreaterThan(1)
})

test.each(['We want to get married next year, how does a prenup work?', 'How do I change my will or my living will?', 'Do I need a notary for a will?'])(
  'who asks something else of one or two things gets that: %s',
  (question) => {
    expect(converse(question).text).not.toContain('side by side')
  },
)

test('of several questions in English each gets its own answer', () => {
  const { text, extras } = converse(
    'I want to open a BV from Spain. How much capital do I need, do I have to fly over to sign, and does the notary register me with KVK?',
  )
  expect(text).toContain('**How much capital do you need?**')
  expect(text).toContain('**Do you have to fly over to sign?**')
  expect(text).toContain('**Does the notary register you with KVK?**')
  expect(extras?.lang).toBe('en')
})

test('what is named is compared in English with what was spoken of before', () => {
  const { text, extras } = converse('What is a prenup?', 'is that the same as a cohabitation contract?')
  expect(text.split('\n')[0]).toBe('Prenup and cohabitation contract side by side.')
  expect(extras?.lang).toBe('en')
})

test.each(['and a cohabitation agreement?', 'what about a cohabitation contract?', 'and the cohabitation contract'])(
  'the last question is asked of another thing that is only named: %s',
  (question) => {
    expect(converse('how much is a prenup', question).opens).toEqual(['en-cost-family.cohabitation'])
  },
)
