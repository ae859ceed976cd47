import { expect, test } from 'vitest'
import { searchOf } from './address.ts'

test('the default place has no parameters', () => {
  expect(searchOf({})).toBe('')
  expect(searchOf({ tab: undefined, sessie: undefined })).toBe('')
})

test('a place reads back as it was written', () => {
  const search = searchOf({ tab: 'chat-logs', sessie: 'a b&c' })
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ tab: 'chat-logs', sessie: 'a b&c' })
})
