import { expect, test } from 'vitest'
import { readChecks, runChecks } from './run-checks.ts'

test('every check is carried out, also after one that fails, and of each that fails all that it said is told', async () => {
  const told: string[] = []
  const { passed, failed } = await runChecks(
    {
      'check:a': 'echo first fault; echo second fault >&2; exit 3',
      'check:b': 'exit 0',
      'check:c': 'echo third fault; exit 1',
      'check:d': 'no-such-command-at-all',
    },
    (text) => told.push(text),
  )
  expect([passed, failed.toSorted()]).toEqual([['check:b'], ['check:a', 'check:c', 'check:d']])
  const all = told.join('\n')
  for (const text of ['check:a: code 3', 'first fault', 'second fault', 'check:b: ok', 'third fault', 'check:d: code 127']) expect(all).toContain(text)
})

test('one that is ended from outside has failed', async () => {
  expect((await runChecks({ 'check:a': 'kill -9 $$' }, () => {})).failed).toEqual(['check:a'])
})

test('all of them run, the one that takes longest first', () => {
  const names = Object.keys(readChecks())
  expect(names[0]).toBe('check:lint')
  expect(names.toSorted()).toEqual(['check:content', 'check:dead', 'check:format', 'check:house', 'check:lint', 'check:patterns'])
})
