/** The phrasings name entries that exist, each phrase once. */
import { expect, test } from 'vitest'
import { loadKnowledge } from '../load-knowledge.ts'
import { readPhrasings } from './phrasings.ts'

const phrasings = readPhrasings('eval/phrasings.jsonl')

test('every phrasing belongs to an entry of the knowledge base', () => {
  const ids = new Set(loadKnowledge('content').map((entry) => entry.id))
  expect(phrasings.filter(({ entry }) => !ids.has(entry))).toEqual([])
})

test('no phrasing stands for two entries', () => {
  expect(new Set(phrasings.map(({ phrase }) => phrase.toLowerCase())).size).toBe(phrasings.length)
})
