/** What answers a known question is there: an id that is nowhere leaves the question to the ranking, and nothing tells. */
import { expect, test } from 'vitest'
import { loadKnowledge } from '../retrieval/load-knowledge.ts'
import { knownQuestions } from './known-question.nl.ts'
import type { KnownQuestion } from './known-question.ts'
import { englishKnownQuestions } from './languages/known-question.en.ts'
import { toldQuestions } from './told-question.nl.ts'

const idsOf = ({ entry, opens, otherwise, supports }: KnownQuestion): string[] =>
  [...opens.map(([, statement]) => statement), otherwise, ...supports].map((statement) => `${entry}.${statement}`)

test.each([
  ['nl', [...toldQuestions, ...knownQuestions]],
  ['en', englishKnownQuestions],
] as const)('every statement that a known question names is in the knowledge: %s', (language, questions) => {
  const known = new Set(loadKnowledge('content', language).flatMap(({ id, statements }) => statements.map((statement) => `${id}.${statement.id}`)))
  expect(questions.flatMap(idsOf).filter((id) => !known.has(id))).toEqual([])
})
