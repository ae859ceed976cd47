import { expect, test } from 'vitest'
import { pageOf } from './page-of.ts'

test.each([
  [[], [], null],
  [['a'], ['a'], null],
  [['a', 'b'], ['a', 'b'], null],
  [['a', 'b', 'c'], ['a', 'b'], 'na b'],
])('a page of two from %j ends where no more was found', (found, rows, next) => {
  expect(pageOf(found, 2, (last) => `na ${last}`)).toEqual({ rows, next })
})
