/** What kind of answer a question asks for: yes or no and in which sense, and which aspects of its subject. */
import { foldText } from './fold-text.ts'
import type { Aspect } from './knowledge.ts'
import { aspectPatterns, asksWhether, holdsAsking, manners, opensWithAsking, opensWithVerb, turning } from './question-form.nl.ts'

export interface QuestionForm {
  /** The last thing that is asked can be answered with yes or no. */
  isYesNo: boolean
  /** Two questions of one subject with another sense have the opposite answer, or another one: 'mag het zonder', 'moet het'. */
  sense: string
  aspects: ReadonlySet<Aspect>
}

const CLAUSES = /[.?!;:\n]+|,\s+/

/** The clause that asks: the last that opens like a question, else the last of all. */
function findAskingClause(text: string): string {
  const clauses = text
    .split(CLAUSES)
    .map((clause) => clause.trim())
    .filter((clause) => clause.length > 1)
  return clauses.findLast((clause) => opensWithAsking.test(clause) || opensWithVerb.test(clause)) ?? clauses.at(-1) ?? text
}

function readSense(text: string): string {
  const turned = (text.match(turning)?.length ?? 0) % 2 === 1 ? 'not' : 'so'
  const manner = manners.find(([, pattern]) => pattern.test(text))?.[0] ?? 'is'
  return `${manner} ${turned}`
}

export function readQuestionForm(question: string): QuestionForm {
  const text = foldText(question).replace(/\s+/g, ' ').trim()
  const clause = findAskingClause(text)
  const asksOpenly = opensWithAsking.test(clause) || (holdsAsking.test(clause) && !opensWithVerb.test(clause))
  const isYesNo = !asksOpenly && (opensWithVerb.test(clause) || asksWhether.test(text))
  const aspects = new Set(aspectPatterns.flatMap(([aspect, pattern]) => (pattern.test(clause) ? [aspect] : [])))
  return { isYesNo, sense: readSense(clause), aspects }
}
