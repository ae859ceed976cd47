/** Grades an answer by its meaning. */
import type { AnswerKind, EngineAnswer } from '../../conversation/engine.ts'
import { listMissingPoints } from '../metrics.ts'
import type { JudgedTurn } from './judged-conversation.ts'

/** `beside`: true, but not what was asked. */
export const grades = ['right', 'beside', 'choice', 'refused', 'wrong'] as const

export type Grade = (typeof grades)[number]

const refusals = new Set<AnswerKind>(['onbekend', 'buiten-bereik'])
const kindsOf: Partial<Record<JudgedTurn['opening'], readonly AnswerKind[]>> = {
  refuse: ['onbekend', 'buiten-bereik', 'opdracht'],
  refer: ['verwijzing', 'mens'],
  ask: ['verduidelijking', 'verwijzing'],
  ai: ['ai'],
  courtesy: ['begroeting', 'dank', 'mens'],
  crisis: ['crisis'],
}
const SAYS_YES = /^(?:\S+ ){0,12}?(?:Ja|Yes)\. /
const SAYS_NO = /^(?:\S+ ){0,12}?(?:Nee|No)\. /
const SYMPATHY = /^(?:Gecondoleerd|Wat verdrietig|Begrijpelijk|I am sorry)/

/** Up to the first empty line; of a sum the outcome below what it was read as. */
function openingOf(text: string): string {
  const [first = '', second = ''] = text.split('\n\n')
  return /^(?:Ik reken met:|\*\*[^*]*\?\*\*$)/.test(first) ? second : first
}

const holds = (text: string, value: JudgedTurn['value']): boolean => value === undefined || listMissingPoints(text, [value]).length === 0

function opensRight(turn: JudgedTurn, answer: EngineAnswer): boolean {
  const opening = openingOf(answer.text)
  const opens = answer.opens ?? []
  if (turn.parts) return turn.parts.every((part) => part.some((statement) => opens.includes(statement)))
  const isOneOf = turn.opens?.includes(opens[0] ?? '') ?? false
  switch (turn.opening) {
    // Without the word the statement has to say it.
    case 'yes':
      return SAYS_YES.test(opening) || isOneOf
    case 'no':
      return SAYS_NO.test(opening) || isOneOf
    case 'amount':
    case 'name':
    case 'term':
      return holds(opening, turn.value)
    case 'statement':
      return isOneOf || (turn.opens === undefined && holds(opening, turn.value))
    case 'sympathy':
      return SYMPATHY.test(answer.text)
    case 'comparison':
      return isOneOf || answer.text.includes('| --- |')
    // A statement that says the same is as good as the answer made for it.
    default:
      return isOneOf || (kindsOf[turn.opening]?.includes(answer.kind) ?? false)
  }
}

const contradicts = ({ opening }: JudgedTurn, text: string): boolean => (opening === 'yes' && SAYS_NO.test(text)) || (opening === 'no' && SAYS_YES.test(text))

export function gradeAnswer(turn: JudgedTurn, answer: EngineAnswer): Grade {
  const { text, kind } = answer
  const says = turn.forbidden.some((stem) => listMissingPoints(text, [stem]).length === 0)
  if (says || contradicts(turn, openingOf(text))) return 'wrong'
  if (turn.opening === 'refuse') return opensRight(turn, answer) ? 'right' : 'wrong'
  if (refusals.has(kind)) return 'refused'
  if (kind === 'verduidelijking') return turn.choice || turn.opening === 'ask' ? 'right' : 'choice'
  if (opensRight(turn, answer) && listMissingPoints(text, turn.required).length === 0) return 'right'
  return 'beside'
}
