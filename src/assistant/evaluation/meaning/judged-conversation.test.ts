import { expect, test } from 'vitest'
import { loadKnowledge } from '../../retrieval/load-knowledge.ts'
import { readConversations } from './judged-conversation.ts'

const turns = readConversations('eval/meaning.jsonl').flatMap(({ id, turns: all }) => all.map((turn, at) => ({ ...turn, id: `${id}.${at + 1}` })))

test('every statement that may open the answer to a judged question exists', () => {
  const statements = new Set(
    [...loadKnowledge('content'), ...loadKnowledge('content', 'en')].flatMap((entry) => entry.statements.map(({ id }) => `${entry.id}.${id}`)),
  )
  const unknown = turns.flatMap(({ id, opens = [], parts = [] }) =>
    [...opens, ...parts.flat()].filter((name) => !statements.has(name)).map((name) => `${id} ${name}`),
  )
  expect(unknown).toEqual([])
})

test('a judged amount is an amount', () => {
  const amounts = turns.filter(({ opening }) => opening === 'amount')
  expect(amounts.length).toBeGreaterThan(10)
  expect(amounts.filter(({ value }) => ![value].flat().every((one) => /\d/.test(one ?? ''))).map(({ id }) => id)).toEqual([])
})
