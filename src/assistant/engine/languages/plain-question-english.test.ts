import { expect, test } from 'vitest'
import { loadConcepts } from '../../retrieval/concept.ts'
import { loadKnowledge } from '../../retrieval/load-knowledge.ts'
import { converse } from '../test-engine.ts'

test.each([
  [['I want to start a BV'], 'en-bv-steps.steps'],
  [['I want to start a BV', 'do I need a notary', 'how much does it cost', 'how long does it take'], 'en-bv-steps.duration'],
  [['I want to make a will', 'what should I bring'], 'en-will-prepare.bring'],
  [['What is a living will?'], 'en-living-what.what'],
  [['I bought a house, what now'], 'en-house-steps.overview'],
  [['what is a power of attorney', 'what does it cost'], 'en-cost-signature.no-fixed'],
  [['Do I need a notary for a prenup?', 'rough price?'], 'en-cost-family.prenup'],
  [['Do I need a notary for a prenup?'], 'en-marriage-prenup.notary'],
  [['Can I change my will later?'], 'en-will-change.new-deed'],
  [['What happens without a will?'], 'en-will-needed.not-required'],
  [['What is a will?', 'how long is it valid'], 'en-will-change.expire'],
  [['What is a cohabitation contract?', 'can we change it later'], 'en-cohab-contract.change'],
  [['What is a registered partnership?', 'what are the disadvantages'], 'en-marriage-partnership.abroad'],
])('a few English words about one thing, and what is asked on of it: %s', (questions, opens) => {
  expect(converse(...questions).opens?.[0]).toBe(opens)
})

test('what is not known is said first in English too', () => {
  const { text, extras } = converse('What is a deed of division?', 'how long does it take')
  expect(text).toMatch(/^I found no fixed term for this/)
  expect(extras?.lang).toBe('en')
})

test('the word will of what is to come is no will', () => {
  expect(converse('I want to start a BV', 'how much will it cost').reference).toBe('en-cost-bv')
})

test.each(['nl', 'en'] as const)('every statement that a concept points to exists: %s', (language) => {
  const known = new Set(loadKnowledge('content', language).flatMap(({ id, statements }) => statements.map((statement) => `${id}.${statement.id}`)))
  const pointed = loadConcepts('content', language).flatMap(({ rows, plain }) => [...Object.values(rows), ...Object.values(plain ?? {})])
  expect(pointed.filter((reference) => !known.has(reference))).toEqual([])
})
