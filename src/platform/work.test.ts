import { expect, test } from 'vitest'
import { apart, countWork, spendWork, withinWork } from './work.ts'

const work = (steps: number) => (): string => {
  spendWork(steps)
  return 'done'
}
const tooMuch = (): string => 'too much'
const broken = (): string => {
  throw new Error('broken')
}
const cutShort = () => withinWork(5, work(10), tooMuch)
const both = () => [cutShort(), work(1)()].join()

test('work within its limit gives its result, and what is beyond it the other', () => {
  expect(withinWork(10, work(10), tooMuch)).toBe('done')
  expect(withinWork(10, work(11), tooMuch)).toBe('too much')
})

test('work ends at the step that goes over the limit', () => {
  let steps = 0
  const endless = (): string => {
    for (;;) {
      spendWork(1)
      steps += 1
    }
  }
  expect(withinWork(1_000, endless, tooMuch)).toBe('too much')
  expect(steps).toBe(1_000)
})

test('work inside work counts for both, also after it was cut short', () => {
  expect(countWork(both)).toBe(11)
  expect(withinWork(10, both, tooMuch)).toBe('too much')
  expect(withinWork(11, both, tooMuch)).toBe('too much,done')
})

test('another fault than too much work is passed on, and ends the count', () => {
  expect(() => withinWork(5, broken, tooMuch)).toThrow('broken')
  expect(() => spendWork(1_000)).not.toThrow()
})

test('what is made once for everybody counts for nobody, and the count goes on after it', () => {
  expect(withinWork(10, () => `${apart(work(1_000))} ${work(10)()}`, tooMuch)).toBe('done done')
  expect(withinWork(10, () => apart(work(1_000)) + work(11)(), tooMuch)).toBe('too much')
  expect(() => withinWork(10, () => apart(broken), tooMuch)).toThrow('broken')
  expect(countWork(() => apart(work(5)) + work(2)())).toBe(2)
})
