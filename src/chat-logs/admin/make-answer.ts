/** From a question of a visitor to the form for an own answer, filled in. */
import { moveTo } from '../../owner-kit/address.ts'

/** An address has to stay within what browsers and servers take. */
const LONGEST_WAYS = 1_200

export interface AskedOnce {
  question: string
  sessionId: string
  /** Other ways in which it was asked. */
  ways?: readonly string[]
}

export function makeAnswer({ question, ways = [], sessionId }: AskedOnce): void {
  let lines = ''
  for (const way of ways) if (lines.length + way.length < LONGEST_WAYS) lines += `${way}\n`
  moveTo({ tab: 'inhoud', onderdeel: 'kennis', kennis: 'nieuw', vraag: asQuestion(question), manieren: lines.trim() || undefined, sessie: sessionId })
}

/** 'kan ik parkeren' -> 'Kan ik parkeren?', as a question is written. */
function asQuestion(typed: string): string {
  const text = typed
    .trim()
    .replace(/[.!?\s]+$/, '')
    .slice(0, 159)
  return `${text.charAt(0).toLocaleUpperCase('nl')}${text.slice(1)}?`
}
