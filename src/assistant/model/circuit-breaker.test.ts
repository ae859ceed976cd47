/** A provider that keeps failing is left alone for a while. */
import { expect, test } from 'vitest'
import { testClock } from '../../../tests/factories/context.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'

test('three failures in a row open it, a success in between does not', () => {
  const breaker = createCircuitBreaker(testClock())
  breaker.failed()
  breaker.failed()
  breaker.succeeded()
  breaker.failed()
  breaker.failed()
  expect(breaker.mayTry()).toBe(true)
  breaker.failed()
  expect(breaker.mayTry()).toBe(false)
})

test('after the pause exactly one call tries, and its success closes it again', () => {
  const clock = testClock()
  const breaker = createCircuitBreaker(clock)
  for (let i = 0; i < 3; i += 1) breaker.failed()
  clock.advance(60_000)
  expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, false])
  breaker.succeeded()
  expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, true])
})

test('a failed try opens it for another pause', () => {
  const clock = testClock()
  const breaker = createCircuitBreaker(clock)
  for (let i = 0; i < 3; i += 1) breaker.failed()
  clock.advance(60_000)
  breaker.mayTry()
  breaker.failed()
  clock.advance(59_999)
  expect(breaker.mayTry()).toBe(false)
  clock.advance(1)
  expect(breaker.mayTry()).toBe(true)
})

test('a call that the visitor ended counts neither way, and leaves the try to the next', () => {
  const clock = testClock()
  const breaker = createCircuitBreaker(clock)
  for (let i = 0; i < 2; i += 1) breaker.failed()
  breaker.left()
  breaker.failed()
  clock.advance(60_000)
  expect(breaker.mayTry()).toBe(true)
  breaker.left()
  expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, false])
})
