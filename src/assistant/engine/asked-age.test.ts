/** The age that a sum asks for is that of whom it does not know it of, and a tap answers it. */
import { expect, test } from 'vitest'
import { converse } from './test-engine.ts'

const questions: [string, string][] = [
  ['Ik ben 29 en koop met mijn vriend een huis van 400.000. Hoeveel overdrachtsbelasting?', 'Hoe oud is de andere koper?'],
  ['Mijn vriendin is 38 en wij kopen een huis van 400.000. Hoeveel overdrachtsbelasting?', 'Hoe oud bent u?'],
  ['Ik koop een huis van 400.000. Hoeveel overdrachtsbelasting?', 'Hoe oud bent u?'],
  ['Wij kopen een huis van 400.000. Hoeveel overdrachtsbelasting?', 'Hoe oud bent u beiden?'],
  ["I'm 29 and buying a house of 400,000 with my boyfriend. How much transfer tax?", 'How old is the other buyer?'],
  ['We are buying a house of 400,000. How much transfer tax?', 'How old are you both?'],
]

test.each(questions)('%s', (question, asked) => {
  const { asks } = converse(question).extras ?? {}
  expect(asks?.question).toBe(asked)
  const outcomes = (asks?.options ?? []).map(({ says }) => converse(question, says))
  expect(outcomes.map(({ extras }) => extras?.asks)).toEqual(outcomes.map(() => undefined))
  expect(outcomes.every(({ text }) => text.includes('**'))).toBe(true)
})

test('an age that was told stands beside who it is of', () => {
  expect(converse(questions[0]?.[0] ?? '').text).toContain('2 kopers, een van 29 jaar')
  expect(converse(questions[4]?.[0] ?? '').text).toContain('2 buyers, one aged 29')
})
