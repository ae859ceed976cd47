/** A test that writes to console.error or console.warn fails: noise hides real faults. */
import { afterEach, beforeEach, expect, vi } from 'vitest'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls, 'console.error was called').toEqual([])
  expect(vi.mocked(console.warn).mock.calls, 'console.warn was called').toEqual([])
})
