/** What the made-up conversations say: the project's own ways of asking and the answers of its own knowledge. */
import { readFileSync, readdirSync } from 'node:fs'
import { z } from 'zod'
import { textOf } from '../../src/assistant/retrieval/knowledge.ts'
import { loadKnowledge } from '../../src/assistant/retrieval/load-knowledge.ts'

const wayOfAsking = z.object({ entry: z.string(), phrase: z.string() })

export interface Texts {
  /** A question and the entry that answers it; '#buiten' for one that nobody answers. */
  questions: { entry: string; phrase: string }[]
  answers: ReadonlyMap<string, string>
}

export function readTexts(): Texts {
  const files = readdirSync('content/vragen').filter((file) => file.endsWith('.jsonl') && file !== 'vervolg.jsonl')
  const lines = files.flatMap((file) => readFileSync(`content/vragen/${file}`, 'utf8').split('\n').filter(Boolean))
  return {
    questions: lines.map((line) => wayOfAsking.parse(JSON.parse(line))),
    answers: new Map(loadKnowledge('content').map((entry) => [entry.id, textOf(entry)])),
  }
}
