/** The top questions of the last conversations: subjects with their share and an example. */
import { z } from 'zod'
import { maskPersonalData } from '../../assistant/conversation/mask-personal-data.ts'
import { smallTalk } from './analysis.nl.ts'
import type { RecentMessage } from './analysis.queries.ts'
import { readTopic, type TopicBook } from './topic-book.ts'

export const topQuestionsSchema = z.array(
  z.object({
    topic: z.string(),
    count: z.int(),
    percentage: z.number(),
    example: z.string(),
    /** What its visitor asked just before; none for a first question. */
    after: z.string().optional(),
  }),
)

/** As stored: the share in whole percents of all these questions. */
export type TopQuestion = z.infer<typeof topQuestionsSchema>[number]

export interface TopicGroup {
  topic: string
  /** Masked. */
  questions: string[]
  /** By question of these: what its visitor asked just before. Those that opened a conversation are not in it. */
  after: ReadonlyMap<string, string>
}

/** What the answer to an imported question would have been: those rows say only who said what. */
export type FindKind = (question: string) => { kind: string; reference: string | undefined }

type Gathered = { questions: string[]; after: Map<string, string> }

/** The largest first. Questions that only greet or thank are left out. */
export function groupByTopic(turns: readonly RecentMessage[], book: TopicBook, findKind: FindKind): TopicGroup[] {
  const answers = new Map(turns.flatMap((turn) => (turn.role === 'assistant' && turn.question_id !== null ? [[turn.question_id, turn]] : [])))
  const groups = new Map<string, Gathered>()
  const asked = new Map<string, string>()
  for (const turn of turns) {
    if (turn.role !== 'user') continue
    const question = maskPersonalData(turn.content).text
    const stored = answers.get(turn.id)
    const { kind, reference } = stored?.kind ? { kind: stored.kind, reference: stored.reference ?? undefined } : findKind(question)
    if (smallTalk.has(kind)) continue
    const before = asked.get(turn.session_id)
    asked.set(turn.session_id, question)
    const { topic } = readTopic(book, reference ?? '', kind)
    const group: Gathered = groups.get(topic) ?? { questions: [], after: new Map() }
    group.questions.push(question)
    if (before !== undefined) group.after.set(question, before)
    groups.set(topic, group)
  }
  return [...groups]
    .map(([topic, group]) => ({ topic, ...group }))
    .toSorted((a, b) => b.questions.length - a.questions.length || a.topic.localeCompare(b.topic))
}

/** Of an example that goes on from another question, that question stands with it; one that stands by itself is preferred. */
export function listTopQuestions(groups: readonly TopicGroup[]): TopQuestion[] {
  const total = groups.reduce((sum, group) => sum + group.questions.length, 0)
  return groups.map(({ topic, questions, after }) => {
    const example = questions.findLast((question) => !after.has(question)) ?? questions.at(-1) ?? ''
    const before = after.get(example)
    return {
      topic,
      count: questions.length,
      percentage: Math.round((questions.length / total) * 100),
      example,
      ...(before !== undefined && { after: before }),
    }
  })
}
