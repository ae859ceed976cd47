/** A test fails that writes to console.error or console.warn, or at which the process warns: noise hides real faults. */
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

const warnings: string[] = []
const note = (warning: Error) => warnings.push(`${warning.name}: ${warning.message}`)
process.on('warning', note)

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls, 'console.error was called').toEqual([])
  expect(vi.mocked(console.warn).mock.calls, 'console.warn was called').toEqual([])
  expect(warnings.splice(0), 'the process warned').toEqual([])
})

afterAll(() => {
  process.off('warning', note)
})
