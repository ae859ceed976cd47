import { expect, test } from 'vitest'
import { converse } from '../test-engine.ts'

test('parts that are told stand below the questions that they are', () => {
  const { text } = converse('Can you tell me if I need a will and what it costs?')
  expect(text).toContain('**Do you need a will?**')
  expect(text).toContain('**What does it cost?**')
  expect(text).not.toContain('If I need a will?')
})

test.each([
  'I want to make a will. How much does it cost and how long does it take?',
  'If I need a will, what does it cost and how long does it take? I live with my girlfriend and have two kids.',
  'my English is not so good. I want make testament for my childs. how much cost and how long?',
])('each part is asked of what was told first: %s', (question) => {
  expect(converse(question).opens).toEqual(['en-cost-will.one', 'en-will-notary.steps'])
})

test('an amount that was told before the questions holds for the sum among them', () => {
  const { text } = converse(
    'My father died and left 200,000 to me and my sister. Do we need a certificate of inheritance and how much inheritance tax do we pay?',
  )
  expect(text).toContain('**Do you need a certificate of inheritance?**')
  expect(text).toContain('€7,377 per person')
})

test('who tells more than the thing that is named is answered on the whole', () => {
  const { opens } = converse(
    'My partner and I are not married. We buy a house together, I put in 80,000 more. What should we arrange and what happens if one of us dies?',
  )
  expect(opens?.[0]).toBe('en-house-together-unmarried.arrange')
})

test('a part without an answer says so in one line, without the way to a person', () => {
  const { text } = converse('Can I sign from Brazil? Do I need an apostille, a translation and how much does it all cost?')
  expect(text).toContain('**Can you sign from Brazil?**\n\nI have no reliable answer to this part of your question.')
  expect(text).not.toContain('/contact')
})
