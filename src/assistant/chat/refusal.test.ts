import { expect, test } from 'vitest'
import { chatWordsIn } from './chat-words-in.ts'
import { refusalSentence } from './refusal.ts'

test.each([
  [1, '1 minuut', '1 minute'],
  [282, '5 minuten', '5 minutes'],
  [5_400, '90 minuten', '90 minutes'],
  [5_401, '2 uur', '2 hours'],
  [86_400, '24 uur', '24 hours'],
])('who asked too much hears in how long one can go on: %d seconds', (seconds, dutch, english) => {
  const refusal = { code: 'too_many_questions', sentence: 'Wacht even.', seconds }
  expect(refusalSentence(refusal, chatWordsIn('nl'))).toContain(`Over ${dutch} kunt u verder.`)
  expect(refusalSentence(refusal, chatWordsIn('en'))).toContain(`You can go on in ${english}.`)
})

test('another refusal, and one of which the wait is not known, is told in the words of the server', () => {
  expect(refusalSentence({ code: 'too_many_questions', sentence: 'Wacht even.' }, chatWordsIn('nl'))).toBe('Wacht even.')
  expect(refusalSentence({ code: 'busy', sentence: 'Het is druk.', seconds: 5 }, chatWordsIn('nl'))).toBe('Het is druk.')
})
