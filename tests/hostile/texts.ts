/** What people send, and what an obedient model would answer, to make the assistant do what it may not. */
import { readFileSync } from 'node:fs'

interface HostileText {
  /** The way in that it tries, such as 'role-play'. */
  kind: string
  text: string
}

const read = (name: string): HostileText[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as HostileText)

/** Questions of visitors. */
export const hostileInputs = read('inputs.jsonl')

/** Answers of a model that does as it is told. */
export const obeyedOutputs = read('obeyed.jsonl')
