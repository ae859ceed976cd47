import { expect, test } from 'vitest'
import { outcomeOf, type Part } from './totals.ts'

const part = (values: Partial<Part> = {}): Part => ({ name: 'unit', passed: 10, failed: 0, skipped: 0, seconds: 1.4, ...values })
const withoutBrowser = { what: '40 journeys that need Chromium', why: 'apt-get needs root, or sudo without a password' }

test('the last line is the sum of all parts', () => {
  const { lines, code } = outcomeOf([part(), part({ name: 'journeys', passed: 3 })], [], true)
  expect([lines, code]).toEqual([
    ['unit: 10 passed, 0 failed, 0 skipped, in 1 s', 'journeys: 3 passed, 0 failed, 0 skipped, in 1 s', '13 passed, 0 failed, 0 skipped'],
    0,
  ])
})

test('one failure fails the run', () => {
  expect(outcomeOf([part(), part({ failed: 1 })], [], false).code).toBe(1)
})

test('what is missing on somebody’s machine is told and is no failure, in CI it is one', () => {
  const parts = [part({ skipped: 40 })]
  const [own, ci] = [outcomeOf(parts, [withoutBrowser], false), outcomeOf(parts, [withoutBrowser], true)]
  expect([own.code, ci.code]).toEqual([0, 1])
  for (const { lines } of [own, ci]) expect(lines).toContain(`Left out: ${withoutBrowser.what}. ${withoutBrowser.why}`)
})

test('what is skipped without a word is a failure', () => {
  expect(outcomeOf([part({ skipped: 1 })], [], false).code).toBe(1)
})
