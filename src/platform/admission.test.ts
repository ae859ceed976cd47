import { expect, test } from 'vitest'
import { openAdmission } from './admission.ts'

/** An admission with a clock that the test moves. */
function opened() {
  let time = 0
  const admission = openAdmission(() => time)
  const pass = (milliseconds: number) => void (time += milliseconds)
  const fill = (count: number) => Array.from({ length: count }, () => admission.enter())
  /** So many in a row, each of which takes so long. */
  const work = (count: number, milliseconds: number) => {
    for (let n = 0; n < count; n += 1) {
      const done = admission.enter()
      pass(milliseconds)
      done()
    }
  }
  const takesOn = () => {
    let count = 0
    for (; !admission.isFull(); count += 1) admission.enter()
    return count
  }
  return { admission, fill, pass, work, takesOn }
}

test('a burst is taken on up to its bound, and the next is refused with when to come back', () => {
  const { admission, takesOn } = opened()
  expect(takesOn()).toBe(128)
  expect(() => admission.enter()).toThrowError(expect.objectContaining({ code: 'busy', status: 503, retryAfterSeconds: 5 }))
  expect(admission.inside()).toBe(128)
})

test('as much is taken on as is done within the longest wait, at the pace of the moment', () => {
  const { work, takesOn } = opened()
  work(100, 50)
  const taken = takesOn()
  expect(taken).toBeGreaterThanOrEqual(50)
  expect(taken).toBeLessThanOrEqual(52)
})

test('idle time says nothing of the pace', () => {
  const { work, pass, takesOn } = opened()
  for (let n = 0; n < 50; n += 1) {
    pass(60_000)
    work(1, 10)
  }
  expect(takesOn()).toBe(128)
})

test('however slow they are a few are taken on, and more as soon as it goes faster', () => {
  const { work, fill, takesOn, admission } = opened()
  work(50, 5_000)
  expect(takesOn()).toBe(32)
  const quick = opened()
  quick.work(50, 5_000)
  quick.work(100, 5)
  expect(quick.takesOn()).toBe(128)
  expect(() => fill(1)).toThrow()
  expect(admission.inside()).toBe(32)
})

test('work that is stuck keeps others out, until it moves', () => {
  const { admission, fill, pass } = opened()
  const [first] = fill(32)
  pass(2_501)
  expect(admission.isFull()).toBe(true)
  first?.()
  expect(admission.isFull()).toBe(false)
})

test('work that says twice that it is done makes room once', () => {
  const { admission, takesOn } = opened()
  const done = admission.enter()
  takesOn()
  done()
  done()
  admission.enter()
  expect(admission.isFull()).toBe(true)
})
