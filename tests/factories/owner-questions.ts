/** Twenty invented entries of an owner, each with five other ways of asking that the assistant has not seen. */
import { readFileSync } from 'node:fs'

export interface OwnerQuestion {
  question: string
  ways: string[]
  answer: string
  unseen: string[]
}

export const ownerQuestions: readonly OwnerQuestion[] = readFileSync(new URL('owner-questions.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as OwnerQuestion)
