/** Tells how far a statement was said before in a conversation: who asks on wants another. */
import type { Turn } from '../conversation/engine.ts'
import { analyse } from '../retrieval/analyse.ts'
import type { Statement } from '../retrieval/knowledge.ts'
import type { Slot } from '../retrieval/slot.ts'
import type { Vocabulary } from '../retrieval/vocabulary.ts'

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

const isHead = (paragraph: string): boolean => paragraph.startsWith('**') && paragraph.endsWith('**')
const SOURCE = /\[\d{1,2}\]/

/** The paragraphs that open an answer or a part of it; a line that only leads to one has no source. */
function openingsOf(content: string): string[] {
  const paragraphs = content.split('\n\n')
  return paragraphs.filter((_, at) => at === 0 || isHead(paragraphs[at - 1]!) || (at === 1 && !SOURCE.test(paragraphs[0]!)))
}

const answersIn = (history: readonly Turn[]): Turn[] => history.filter(({ role }) => role === 'assistant')

const isOpenedBy = (answers: readonly Turn[]): ((statement: Statement) => boolean) => {
  const openings = answers.flatMap(({ content }) => openingsOf(content))
  return (statement) => openings.some((opening) => opening.includes(beginningOf(statement)))
}

export function measureSaidIn(history: readonly Turn[]): MeasureSaid {
  const answers = answersIn(history)
  const hasOpened = isOpenedBy(answers)
  return (statement) => {
    if (hasOpened(statement)) return 1
    return answers.some(({ content }) => content.includes(beginningOf(statement))) ? FURTHER_DOWN : 0
  }
}

/** Answers back to which nobody wants to read the same opening again. */
const LAST_ANSWERS = 2

/** Words of a question that carry meaning and that the visitor had not used yet in the conversation. */
export function listNewWords(own: readonly Slot[], history: readonly Turn[], vocabulary: Vocabulary): Slot[] {
  const used = new Set(history.flatMap(({ role, content }) => (role === 'user' ? analyse(content, vocabulary).map(({ stem }) => stem) : [])))
  return own.filter(({ stem, weak }) => !weak && !used.has(stem))
}

/** 2: it opened another part of this answer; 1: it opened one of the last answers; 0: neither. */
export function findJustOpened(history: readonly Turn[]): (statement: Statement) => 0 | 1 | 2 {
  const answers = answersIn(history)
  const inPart = isOpenedBy(answers.filter(({ isPart }) => isPart))
  const before = isOpenedBy(answers.filter(({ isPart }) => !isPart).slice(-LAST_ANSWERS))
  return (statement) => (inPart(statement) ? 2 : before(statement) ? 1 : 0)
}

/** Whether it stands above, in the answer to another part of the same message: nobody needs it twice. */
export function findAbove(history: readonly Turn[]): (statement: Statement) => boolean {
  const parts = history.flatMap(({ content, isPart }) => (isPart ? [content] : []))
  return (statement) => parts.some((content) => content.includes(beginningOf(statement)))
}
