import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadKnowledge } from '../retrieval/load-knowledge.ts'
import { entriesOfSums, entryOfSum, withoutEntry } from './entry-of-sum.ts'

const sums = new Set(
  globSync('src/assistant/sums/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'berekening:([a-z-]+)'/g)].map((match) => match[1]!)),
)

test('every sum stands for an entry in what is asked after it, or it is said why not', () => {
  expect(sums.size).toBeGreaterThan(15)
  expect([...Object.keys(entriesOfSums), ...Object.keys(withoutEntry)].toSorted()).toEqual([...sums].toSorted())
})

test('what a sum stands for is an entry of the site', () => {
  const ids = new Set(loadKnowledge('content').map(({ id }) => id))
  expect(Object.values(entriesOfSums).filter((id) => !ids.has(id))).toEqual([])
})

test('what is no sum stands for itself', () => {
  expect(entryOfSum('testament-maken')).toBe('testament-maken')
})
