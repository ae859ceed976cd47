import { expect, test } from 'vitest'
import { createChance, mix } from './chance.ts'
import { orderFor, packExamples, type Example } from './examples-in-rows.ts'
import { trainModel } from './train-model.ts'

const example = (label: number, ...features: number[]): Example => ({
  features: new Map(features.map((feature) => [feature, 1 / Math.sqrt(features.length)])),
  labels: [label],
  weight: 1,
})
const examples = Array.from({ length: 40 }, (_, at) => example(at % 4, 100 + (at % 4), 200 + (at % 7), 300 + at))
const known = [...new Set(examples.flatMap(({ features }) => [...features.keys()]))].toSorted((a, b) => a - b)

test('an example that is added moves no other: the others keep their order in each round', () => {
  const added = example(2, 102, 999)
  for (const round of [0, 1, 2]) {
    const before = orderFor(round, packExamples(examples, known)).map(({ key }) => key)
    const after = orderFor(round, packExamples([examples[0]!, added, ...examples.slice(1)], known)).map(({ key }) => key)
    expect(after).toHaveLength(before.length + 1)
    expect(after.filter((key) => before.includes(key))).toEqual(before)
  }
})

test('each round has an order of its own', () => {
  const [first, second] = [0, 1].map((round) => orderFor(round, packExamples(examples, known)).map(({ key }) => key))
  expect(first).not.toEqual(second)
  expect(new Set(first)).toEqual(new Set(second))
})

const learn = (list: readonly Example[], beginning = 0) =>
  trainModel(list, ['a', 'b', 'c', 'd'], [0, 0, 0, 0], { dimensions: 8, rounds: 3, leastSeen: 1, beginning })

test('the same examples in whatever order give the same model, and another beginning another one', () => {
  const model = learn(examples)
  expect(learn(examples.toReversed()).targets).toEqual(model.targets)
  expect(learn(examples, 1).targets).not.toEqual(model.targets)
})

test('chance belongs to its thing and is spread over what there is', () => {
  const [one, other] = [createChance(7), createChance(8)]
  const drawn = Array.from({ length: 2_000 }, () => [one(), other()] as const)
  const meanOf = (at: 0 | 1) => drawn.reduce((sum, pair) => sum + pair[at], 0) / drawn.length
  expect([meanOf(0), meanOf(1)].every((mean) => Math.abs(mean - 0.5) < 0.03)).toBe(true)
  const together = drawn.reduce((sum, [a, b]) => sum + (a - 0.5) * (b - 0.5), 0) / drawn.length
  expect(Math.abs(together)).toBeLessThan(0.01)
  expect(createChance(7)()).toBe(createChance(7)())
  expect(new Set(Array.from({ length: 1_000 }, (_, at) => mix(at, 3))).size).toBe(1_000)
})
