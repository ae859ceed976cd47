import { expect, test } from 'vitest'
import { countWork, spendWork, withinWork } from './work.ts'

const work = (steps: number) => () => {
  spendWork(steps)
  return 'done'
}

const inner = () =>
  withinWork(
    5,
    () => spendWork(10),
    () => undefined,
  )

const broken = () => {
  throw new Error('broken')
}

test('work within its limit gives its result, and what is beyond it the other', () => {
  expect(withinWork(10, work(10), () => 'too much')).toBe('done')
  expect(withinWork(10, work(11), () => 'too much')).toBe('too much')
})

test('work ends at the step that goes over the limit', () => {
  let steps = 0
  const endless = () => {
    for (;;) {
      spendWork(1)
      steps += 1
    }
  }
  withinWork(1_000, endless, () => undefined)
  expect(steps).toBe(1_000)
})

test('work inside work counts for both, also after it ended', () => {
  expect(countWork(() => (inner(), spendWork(1)))).toBe(11)
  expect(
    withinWork(
      8,
      () => (inner(), spendWork(1), 'done'),
      () => 'too much',
    ),
  ).toBe('too much')
})

test('another fault than too much work is passed on, and ends the count', () => {
  expect(() => withinWork(5, broken, () => undefined)).toThrow('broken')
  expect(() => spendWork(1_000)).not.toThrow()
})
