import { expect, test } from 'vitest'
import { nextOf, previousOf } from './reading-order.ts'

const list = (...held: boolean[]) => held.map((isHeld, at) => ({ slug: 'abcd'[at] ?? '', responsibleSince: isHeld ? '2026-11-22' : null }))

test('the next is the next that nobody answers for, from the start again after the last', () => {
  expect(nextOf(list(false, true, false, true), undefined)).toBe('a')
  expect(nextOf(list(false, true, false, true), 'a')).toBe('c')
  expect(nextOf(list(false, true, false, true), 'c')).toBe('a')
})

test('when all are answered for, and when only this one is left, it is the next in the list', () => {
  expect([nextOf(list(true, true), 'a'), nextOf(list(true, true), 'b'), nextOf(list(false, true), 'a')]).toEqual(['b', 'a', 'b'])
  expect([nextOf([], undefined), nextOf(list(false), 'a')]).toEqual([undefined, undefined])
})

test('before the first stands the last', () => {
  expect([previousOf(list(true, true), 'a'), previousOf(list(true, true), 'b')]).toEqual(['b', 'a'])
})
