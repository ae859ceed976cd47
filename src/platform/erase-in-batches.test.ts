import { expect, test } from 'vitest'
import { eraseInBatches } from './erase-in-batches.ts'

test('batches are erased until there are none, and others get their turn between them', async () => {
  const batches = [500, 500, 20, 0]
  const seen: string[] = []
  setImmediate(() => seen.push('somebody else'))
  const erased = await eraseInBatches(async () => {
    seen.push('batch')
    return batches.shift() ?? 0
  })
  expect(erased).toBe(1_020)
  expect(seen.indexOf('somebody else')).toBeLessThan(seen.lastIndexOf('batch'))
})

test('a fault ends it and reaches the caller', async () => {
  await expect(eraseInBatches(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
})
