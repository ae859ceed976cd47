/** What visitors asked in a period without being helped, put together by likeness. */
import { requireReader } from '../../audit/require-role.ts'
import type { Context } from '../../platform/context.ts'
import { dutchDay } from '../../platform/clock.ts'
import { yieldToLoop } from '../../platform/yield-to-loop.ts'
import { limits } from '../../assistant/conversation/limits.ts'
import type { EmbeddedEngine } from '../../assistant/engine/embedded-engine.ts'
import { maskPersonalData } from '../../assistant/conversation/mask-personal-data.ts'
import { listDismissed, listDisliked, listUnanswered, type UnansweredRow } from './analysis.queries.ts'
import { rangeOfDays } from './count-days.ts'
import { groupQuestions, type AskedQuestion, type QuestionGroup } from './group-questions.ts'
import type { Period } from './read-topics.ts'

/** Why a visitor was not helped: no answer, a question back that the visitor left, an answer that did not help, or not a matter for us. */
export type Unhelped = 'onbekend' | 'verduidelijking' | 'oordeel' | 'buiten-bereik'

interface UnansweredGroup {
  /** What dismissing it takes. */
  words: string
  /** The question asked last. */
  question: string
  count: number
  reasons: Partial<Record<Unhelped, number>>
  /** ISO */
  lastAsked: string
  sessionId: string
  /** What its visitor asked just before; null for a first question. */
  after: string | null
  /** Other ways in which it was asked. */
  ways: string[]
}

export interface Unanswered {
  /** Questions of our field. */
  groups: UnansweredGroup[]
  outside: UnansweredGroup[]
  dismissed: { id: string; question: string }[]
  /** There are more than these, which are the newest. */
  cut: boolean
}

const MOST_QUESTIONS = 1_000
const MOST_GROUPS = 50
const MOST_WAYS = 29
const MOST_DISMISSED = 200

interface AskedRow extends AskedQuestion {
  reference: string | null
  after: string | null
}

const toAsked = (row: UnansweredRow): AskedRow => ({
  question: maskPersonalData(row.question).text,
  answerId: row.id,
  sessionId: row.session_id,
  kind: row.kind,
  at: row.timestamp,
  reference: row.reference,
  after: row.after === null ? null : maskPersonalData(row.after).text,
})

function describe({ words, asked }: QuestionGroup<AskedRow>): UnansweredGroup[] {
  const [first] = asked
  if (!first) return []
  const reasons: UnansweredGroup['reasons'] = {}
  for (const { kind } of asked) reasons[kind as Unhelped] = (reasons[kind as Unhelped] ?? 0) + 1
  const ways = new Map(asked.map(({ question }) => [question.toLowerCase(), question]))
  ways.delete(first.question.toLowerCase())
  return [
    {
      words,
      question: first.question,
      count: asked.length,
      reasons,
      lastAsked: first.at,
      sessionId: first.sessionId,
      after: first.after,
      ways: [...ways.values()].slice(0, MOST_WAYS),
    },
  ]
}

export interface UnansweredServices {
  engine: Pick<EmbeddedEngine, 'answer' | 'listContentEntries'>
}

/** Whether an answer of the owner comes to the question by now, and another than the one that did not help. */
function answeredSince({ engine }: UnansweredServices, day: string): (asked: AskedRow) => boolean {
  const ofContent = new Set(engine.listContentEntries().map(({ id }) => id))
  return ({ question, reference }) => {
    const now = engine.answer({ question: question.slice(0, limits.questionCharacters), history: [], day })
    return now.kind === 'kennis' && now.reference !== undefined && now.reference !== reference && !ofContent.has(now.reference)
  }
}

async function openGroups(groups: readonly QuestionGroup<AskedRow>[], isAnswered: (asked: AskedRow) => boolean): Promise<UnansweredGroup[]> {
  const open: UnansweredGroup[] = []
  for (const group of groups) {
    const [last] = group.asked
    if (last && !isAnswered(last)) open.push(...describe(group))
    if (open.length === MOST_GROUPS) break
    await yieldToLoop()
  }
  return open
}

/** Without the questions that an own answer of the owner answers by now. */
export async function readUnanswered(context: Context, services: UnansweredServices, { from, to }: Period): Promise<Unanswered> {
  requireReader(context)
  const { db } = context
  const range = rangeOfDays(from, to)
  const [unanswered, disliked, dismissed] = await Promise.all([
    listUnanswered(db, range, MOST_QUESTIONS),
    listDisliked(db, range, MOST_QUESTIONS),
    listDismissed(db, MOST_DISMISSED),
  ])
  // A question without an answer that was also judged counts once.
  const rows = [...new Map([...disliked, ...unanswered].map((row) => [row.id, row])).values()].toSorted((a, b) => (a.id < b.id ? 1 : -1)).map(toAsked)
  const hidden = dismissed.map(({ words }) => words)
  const isAnswered = answeredSince(services, dutchDay(context.clock))
  const group = (questions: AskedRow[]) => openGroups(groupQuestions(questions, hidden), isAnswered)
  return {
    groups: await group(rows.filter(({ kind }) => kind !== 'buiten-bereik')),
    outside: await group(rows.filter(({ kind }) => kind === 'buiten-bereik')),
    dismissed: dismissed.map(({ id, example }) => ({ id, question: example })),
    cut: unanswered.length === MOST_QUESTIONS || disliked.length === MOST_QUESTIONS,
  }
}
