/** Conversations that are judged by what an answer means: what its first sentence must say, what must be said, and what may not. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** What the first sentence is: the word that answers, an amount, a name, a term, or another kind of answer. */
const openingKinds = [
  'yes',
  'no',
  'amount',
  'name',
  'term',
  'statement',
  'refuse',
  'sympathy',
  'comparison',
  'refer',
  'ask',
  'ai',
  'courtesy',
  'crisis',
] as const

const stem = z.string().min(1)
const point = z.union([stem, z.array(stem).min(2)])

const statement = z.string().regex(/^[a-z0-9-]+\.[a-z0-9-]+$/)

const turnSchema = z.strictObject({
  say: z.string().min(1).max(500),
  /** How it is asked: 'story', 'yes-no', 'follow-up', … */
  class: z.string(),
  opening: z.enum(openingKinds),
  /** Of an amount, name or term: what the first sentence holds. */
  value: point.optional(),
  /** 'entry.statement': the statements that may open the answer. */
  opens: z.array(statement).optional(),
  /** The same for each part of a question that asks several things, or for each thing that it compares. */
  parts: z.array(z.array(statement).min(1)).min(2).optional(),
  /** Stems that must all stand in the answer; of a list of alternatives one must. */
  required: z.array(point).default([]),
  /** Stems of which none may stand in it. */
  forbidden: z.array(stem).default([]),
  /** A question back is as good as an answer. */
  choice: z.boolean().default(false),
})

const conversationSchema = z.strictObject({ id: z.string(), turns: z.array(turnSchema).min(1) })

export type JudgedTurn = z.infer<typeof turnSchema>
export type JudgedConversation = z.infer<typeof conversationSchema>

/** Throws with the line number when a line does not fit. */
export function readConversations(path: string): JudgedConversation[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      if (line.trim() === '') return []
      const parsed = conversationSchema.safeParse(JSON.parse(line))
      if (!parsed.success) throw new Error(`${path}:${at + 1}: ${z.prettifyError(parsed.error)}`)
      return [parsed.data]
    })
}
