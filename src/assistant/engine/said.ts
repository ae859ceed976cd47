/** Tells whether a statement stands in an answer that was given before: who asks on wants another. */
import type { Turn } from '../conversation/engine.ts'
import type { Statement } from '../retrieval/knowledge.ts'

const ENOUGH = 60

/** What a statement says up to its first figure, which is enough to know it again. */
const beginningOf = ({ text }: Statement): string => text.split('{{')[0]!.slice(0, ENOUGH).trim()

export const isSaidIn =
  (history: readonly Turn[]) =>
  (statement: Statement): boolean =>
    history.some((turn) => turn.role === 'assistant' && turn.content.includes(beginningOf(statement)))
