/** Tells how far a statement was said before in a conversation: who asks on wants another. */
import type { Turn } from '../conversation/engine.ts'
import type { Statement } from '../retrieval/knowledge.ts'

/** What the visitor said, the question last. */
export const saidBy = (question: string, history: readonly Turn[]): string[] => [
  ...history.flatMap(({ role, content }) => (role === 'user' ? [content] : [])),
  question,
]

const ENOUGH = 60

/** What a statement says up to its first figure, which is enough to know it again. */
const beginningOf = ({ text }: Statement): string => text.split('{{')[0]!.slice(0, ENOUGH).trim()

/** 1: it opened an answer; less: it stood further down in one; 0: it was not said. */
export type MeasureSaid = (statement: Statement) => number

const FURTHER_DOWN = 0.3

export function measureSaidIn(history: readonly Turn[]): MeasureSaid {
  const answers = history.flatMap(({ role, content, isPart }) => (role === 'assistant' ? [{ opening: content.split('\n\n')[0] ?? '', content, isPart }] : []))
  return (statement) => {
    const beginning = beginningOf(statement)
    if (answers.some(({ opening }) => opening.includes(beginning))) return 1
    return answers.some(({ content }) => content.includes(beginning)) ? FURTHER_DOWN : 0
  }
}

/** Whether it stands above, in the answer to another part of the same message: nobody needs it twice. */
export function findAbove(history: readonly Turn[]): (statement: Statement) => boolean {
  const parts = history.flatMap(({ content, isPart }) => (isPart ? [content] : []))
  return (statement) => parts.some((content) => content.includes(beginningOf(statement)))
}
