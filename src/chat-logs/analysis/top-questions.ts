/** The top questions of the last conversations: subjects with their share and an example. */
import { z } from 'zod'
import { maskPersonalData } from '../../assistant/conversation/mask-personal-data.ts'
import { smallTalk } from './analysis.nl.ts'
import type { RecentMessage } from './analysis.queries.ts'
import { readTopic, type TopicBook } from './topic-book.ts'

export const topQuestionsSchema = z.array(z.object({ topic: z.string(), count: z.int(), percentage: z.number(), example: z.string() }))

/** As stored: the share in whole percents of all these questions. */
export type TopQuestion = z.infer<typeof topQuestionsSchema>[number]

export interface TopicGroup {
  topic: string
  /** Masked. */
  questions: string[]
}

/** What the answer to an imported question would have been: those rows say only who said what. */
export type FindKind = (question: string) => { kind: string; reference: string | undefined }

/** The largest first. Questions that only greet or thank are left out. */
export function groupByTopic(turns: readonly RecentMessage[], book: TopicBook, findKind: FindKind): TopicGroup[] {
  const answers = new Map(turns.flatMap((turn) => (turn.role === 'assistant' && turn.question_id !== null ? [[turn.question_id, turn]] : [])))
  const groups = new Map<string, string[]>()
  for (const turn of turns) {
    if (turn.role !== 'user') continue
    const question = maskPersonalData(turn.content).text
    const stored = answers.get(turn.id)
    const { kind, reference } = stored?.kind ? { kind: stored.kind, reference: stored.reference ?? undefined } : findKind(question)
    if (smallTalk.has(kind)) continue
    const { topic } = readTopic(book, reference ?? '', kind)
    groups.set(topic, [...(groups.get(topic) ?? []), question])
  }
  return [...groups]
    .map(([topic, questions]) => ({ topic, questions }))
    .toSorted((a, b) => b.questions.length - a.questions.length || a.topic.localeCompare(b.topic))
}

export function listTopQuestions(groups: readonly TopicGroup[]): TopQuestion[] {
  const total = groups.reduce((sum, group) => sum + group.questions.length, 0)
  return groups.map(({ topic, questions }) => ({
    topic,
    count: questions.length,
    percentage: Math.round((questions.length / total) * 100),
    example: questions.at(-1) ?? '',
  }))
}
