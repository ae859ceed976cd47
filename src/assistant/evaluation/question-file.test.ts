import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadArticles } from '../../articles/load-articles.ts'
import { loadKnowledge } from '../retrieval/load-knowledge.ts'
import { readQuestionFile } from './question-file.ts'

const known = new Set([...loadKnowledge('content').map((entry) => entry.id), ...loadArticles('content').map((article) => `artikel:${article.slug}`)])

function writeQuestions(...lines: unknown[]): string {
  const path = join(mkdtempSync(join(tmpdir(), 'questions-')), 'questions.jsonl')
  writeFileSync(path, lines.map((line) => JSON.stringify(line)).join('\n'))
  return path
}

test.each(['tune', 'test', 'blind', 'fresh-1', 'fresh-2'])('every entry that the %s set names exists, and no question stands there twice', (name) => {
  const questions = readQuestionFile(`eval/questions-${name}.jsonl`)
  expect(questions.flatMap((judged) => judged.entry ?? []).filter((id) => !known.has(id))).toEqual([])
  const asked = questions.map((judged) => [...judged.history, judged.question].join(' >> '))
  expect(asked.filter((line, i) => asked.indexOf(line) !== i)).toEqual([])
})

test('a key point is a stem or a list of alternatives', () => {
  const points = ['koper', ['drie dagen', '3 dagen']]
  const path = writeQuestions({ question: 'Hoe lang?', class: 'exact', answer_key_points: points })
  expect(readQuestionFile(path)[0]?.answer_key_points).toEqual(points)
})

test('a line that does not fit is named by its number', () => {
  const path = writeQuestions({ question: 'Hoe lang?', class: 'exact' }, { question: 'Waar?', class: 'exact', answer_key_points: [['alleen']] })
  expect(() => readQuestionFile(path)).toThrow(/questions\.jsonl:2/)
})
