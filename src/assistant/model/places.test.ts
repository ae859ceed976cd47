/** Answers of a provider take turns, and nobody waits in a long row. */
import { expect, test } from 'vitest'
import { createPlaces } from './places.ts'

const never = new AbortController().signal

test('the next one starts when a place comes free', async () => {
  const places = createPlaces(1, 1)
  const first = await places.take(never)
  const second = places.take(never)
  first?.()
  expect(await second).toBeTypeOf('function')
})

test('who finds the row full is sent on at once', async () => {
  const places = createPlaces(1, 1)
  await places.take(never)
  void places.take(never)
  expect(await places.take(never)).toBeUndefined()
})

test('who leaves the row makes room, and no place is lost', async () => {
  const places = createPlaces(1, 1)
  const first = await places.take(never)
  const leaving = new AbortController()
  const gone = places.take(leaving.signal)
  leaving.abort()
  expect(await gone).toBeUndefined()
  const next = places.take(never)
  first?.()
  expect(await next).toBeTypeOf('function')
})

test('giving a place back twice frees one place', async () => {
  const places = createPlaces(1, 2)
  const first = await places.take(never)
  first?.()
  first?.()
  await places.take(never)
  const leaving = new AbortController()
  const waits = places.take(leaving.signal)
  leaving.abort()
  expect(await waits).toBeUndefined()
})
