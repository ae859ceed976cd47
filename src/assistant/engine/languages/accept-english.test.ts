import { expect, test } from 'vitest'
import { converse, engine } from '../test-engine.ts'

const unsure = [
  'What about my partner and the house?',
  'We split up, what now with everything?',
  'Can my sister stay in the house of our parents?',
  'Is my paper from Brazil good here?',
  'The house is in both names, what now?',
  'Can I change the deed later?',
]
const asked = unsure.find((question) => converse(question).extras?.alsoRead !== undefined)

test.each(['yes', 'Yes please', 'sure', 'that is what I meant'])('who says %s to what else may have been meant in English gets it', (says) => {
  const meant = converse(asked!).extras?.alsoRead
  const { text, extras } = converse(asked!, says)
  const inFull = engine.answer({ question: meant!, history: [], day: '2026-11-20' })
  expect(extras?.lang).toBe('en')
  expect(converse(asked!, says).reference).toBe(inFull.reference)
  expect(text).not.toContain('Or did you mean')
})

test.each(['yes', 'Yes please!', 'yes, tell me', 'go ahead', 'Sure, tell me more', 'please do', 'the first one'])(
  'who says %s to the questions that follow on an English answer gets the first of them, in English',
  (says) => {
    const first = 'How much does a living will (levenstestament) cost?'
    const [offered] = converse(first).suggestions
    const { reference, extras } = converse(first, says)
    expect(reference).toBe(converse(offered!).reference)
    expect(extras?.lang).toBe('en')
  },
)

test('a second yes brings the next that was not answered yet', () => {
  const first = 'How much does a living will (levenstestament) cost?'
  const references = [converse(first), converse(first, 'yes'), converse(first, 'yes', 'yes')].map(({ reference }) => reference)
  expect(new Set(references).size).toBe(3)
})

test('a yes to nothing that was offered is asked back, in English', () => {
  expect(converse('Good morning', 'yes')).toMatchObject({ kind: 'verduidelijking', extras: { lang: 'en' } })
})

test('a yes with a question of its own is that question', () => {
  expect(converse('What is a prenup?', 'yes, and what does it cost?').reference).toBe('en-cost-family')
})
