import { expect, test } from 'vitest'
import { converse, engine } from '../test-engine.ts'

const unsure = [
  'What about my partner and the house?',
  'We split up, what now with everything?',
  'Can my sister stay in the house of our parents?',
  'Is my paper from Brazil good here?',
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
