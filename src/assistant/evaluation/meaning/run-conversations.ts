/** Plays judged conversations with the engine, grades each answer, and sums up by class. */
import type { EngineAnswer, EngineInput, Turn } from '../../conversation/engine.ts'
import { gradeAnswer, grades, type Grade } from './grade-answer.ts'
import type { JudgedConversation, JudgedTurn } from './judged-conversation.ts'

export interface GradedTurn {
  id: string
  turn: JudgedTurn
  answer: EngineAnswer
  grade: Grade
}

type Answerer = (input: EngineInput) => EngineAnswer | Promise<EngineAnswer>

export async function runConversations(ask: Answerer, conversations: readonly JudgedConversation[], day: string): Promise<GradedTurn[]> {
  const graded: GradedTurn[] = []
  for (const { id, turns } of conversations) {
    const history: Turn[] = []
    for (const [at, turn] of turns.entries()) {
      const answer = await ask({ question: turn.say, history, day })
      graded.push({ id: `${id}.${at + 1}`, turn, answer, grade: gradeAnswer(turn, answer) })
      const { text, kind, reference, extras } = answer
      history.push({ role: 'user', content: turn.say }, { role: 'assistant', content: text, kind, reference, extras })
    }
  }
  return graded
}

const percent = (part: number, whole: number): string => `${whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10}%`

function summarise(name: string, group: readonly GradedTurn[]): string {
  const counts = grades.map((grade) => percent(group.filter((one) => one.grade === grade).length, group.length).padStart(8))
  return `${name.padEnd(16)}${String(group.length).padStart(5)}${counts.join('')}`
}

/** One row a class and one for all. */
export function formatGrades(graded: readonly GradedTurn[]): string {
  const classes = [...new Set(graded.map(({ turn }) => turn.class))].toSorted()
  const head = `${'class'.padEnd(16)}${'n'.padStart(5)}${grades.map((grade) => grade.padStart(8)).join('')}`
  return [
    head,
    ...classes.map((name) =>
      summarise(
        name,
        graded.filter(({ turn }) => turn.class === name),
      ),
    ),
    summarise('all', graded),
  ].join('\n')
}

export const formatMisses = (graded: readonly GradedTurn[]): string =>
  graded
    .filter(({ grade }) => grade !== 'right')
    .map(
      ({ id, turn, answer, grade }) =>
        `[${grade}] ${id} ${turn.say}\n  wanted ${turn.opening} ${JSON.stringify(turn.value ?? turn.parts ?? turn.opens ?? '')}\n  got ${answer.opens?.join(' ') ?? answer.kind}: ${answer.text.replace(/\s+/g, ' ').slice(0, 200)}`,
    )
    .join('\n')
