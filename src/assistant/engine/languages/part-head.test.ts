import { expect, test } from 'vitest'
import { askDirectly } from './part-head.ts'

test.each([
  ['if I need a will', 'Do I need a will?'],
  ['whether we can do it online', 'Can we do it online?'],
  ['what it costs', 'What does it cost?'],
  ['how long it takes', 'How long does it take?'],
  ['how much inheritance tax I have to pay', 'How much inheritance tax do I have to pay?'],
  ['what a will costs', 'What does a will cost?'],
  ['if my wife has to sign', 'Does my wife have to sign?'],
  ['if the notary pays', 'Does the notary pay?'],
  ['if he has signed already', 'Has he signed already?'],
  ['which documents I need', 'Which documents do I need?'],
  ['what the notary does', 'What does the notary do?'],
  ['what the costs are', 'What are the costs?'],
  ["if I'm allowed to", 'Am I allowed to?'],
  ['if my children inherit', 'Do my children inherit?'],
  ['whether a will made abroad is valid', 'Is a will made abroad valid?'],
  ['how a will works', 'How does a will work?'],
])('a question that is told stands as it is asked: %s', (head, asked) => {
  expect(`${askDirectly(head)}?`).toBe(asked)
})

test.each([
  ['how much capital do I need', 'How much capital do I need?'],
  ['what happens if one of us dies', 'What happens if one of us dies?'],
  ['if I die, who gets the house', 'If I die, who gets the house?'],
  ['what if he refuses', 'What if he refuses?'],
  ['who pays', 'Who pays?'],
  ['and who inherits', 'Who inherits?'],
  ['also, can i sell it', 'Can I sell it?'],
  ['do I need a notary to set up a BV', 'Do I need a notary to set up a BV?'],
])('a question that is asked stays as it is: %s', (head, asked) => {
  expect(`${askDirectly(head)}?`).toBe(asked)
})
