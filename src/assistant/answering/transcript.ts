/** The stored messages of a session, for readers and for the engine. */
import { z } from 'zod'
import type { AnyDatabase, Context } from '../../platform/context.ts'
import { findSession, listRecentMessages } from './assistant.queries.ts'
import { answerExtrasSchema, type AnswerExtras } from '../conversation/answer-extras.ts'
import { ctaSchema, type Cta } from '../conversation/cta.ts'
import type { ConversationView, TranscriptMessage } from '../conversation/conversation.ts'
import { readReason } from '../conversation/feedback.ts'
import { listFeedback } from './feedback.queries.ts'
import { findRunning } from './runs/close-stale-runs.ts'
import type { Offers } from '../../redirects/redirect-targets.ts'
import { answerKinds, type AnswerKind, type Turn } from '../conversation/engine.ts'
import type { FeedbackRow, MessageRow } from './stored-conversation.ts'

export const MAX_MESSAGES = 500
const storedSources = z.array(z.object({ title: z.string(), url: z.string() }))
const storedSuggestions = z.array(z.string())
const storedCtas = z.array(ctaSchema)

export const isKind = (kind: string | null): kind is AnswerKind => answerKinds.some((known) => known === kind)

export function toTurns(rows: readonly MessageRow[]): Turn[] {
  return rows.map((row) => ({
    role: row.role,
    content: row.content,
    kind: isKind(row.kind) ? row.kind : undefined,
    reference: row.reference ?? undefined,
    extras: readExtras(row),
  }))
}

const parseColumn = <T>(schema: z.ZodType<T[]>, stored: string | null): T[] => (stored ? schema.parse(JSON.parse(stored)) : [])

const readExtras = ({ extras }: Pick<MessageRow, 'extras'>): AnswerExtras | undefined => (extras ? answerExtrasSchema.parse(JSON.parse(extras)) : undefined)

export const readCtas = (row: Pick<MessageRow, 'calls'>): Cta[] => parseColumn(storedCtas, row.calls)

export function toMessage(row: MessageRow, feedback?: FeedbackRow): TranscriptMessage {
  const { id, role, content, timestamp, kind, status } = row
  return {
    id,
    role,
    content,
    timestamp,
    kind,
    status,
    sources: parseColumn(storedSources, row.sources),
    suggestions: parseColumn(storedSuggestions, row.suggestions),
    extras: readExtras(row),
    feedback: feedback ? { helpful: feedback.helpful, reason: readReason(feedback.reason) } : null,
  }
}

/** The messages of a session, oldest first; an unknown session reads as empty. */
export async function readTranscript(context: { db: AnyDatabase }, sessionId: string): Promise<TranscriptMessage[]> {
  const rows = await listRecentMessages(context.db, sessionId, MAX_MESSAGES)
  const feedback = await listFeedback(context.db, sessionId)
  return rows.map((row) => toMessage(row, feedback.get(row.id)))
}

/** What the visitor who holds the session id may read. */
export async function readConversation(context: Pick<Context, 'db' | 'clock'> & { targets: Offers }, sessionId: string): Promise<ConversationView> {
  const run = await findRunning(context, sessionId)
  const rows = await listRecentMessages(context.db, sessionId, MAX_MESSAGES)
  const feedback = await listFeedback(context.db, sessionId)
  const ctas = rows.flatMap((row) => readCtas(row).map((cta) => ({ ...cta, after: row.id })))
  const partner = ctas.find((cta) => cta.kind === 'partner')
  // Where it led may be gone since.
  const slug = partner && context.targets.offered(partner.slug)
  const last = rows.at(-1)
  // It may have ended since it was read.
  const runs = run && last?.id !== run.message_id
  return {
    messages: rows.map((row) => toMessage(row, feedback.get(row.id))),
    running: runs ? { messageId: run.message_id, questionId: run.question_id } : null,
    unanswered: last?.role === 'user' && !runs ? last.id : null,
    ctas: { partner: partner && slug !== undefined ? { ...partner, slug } : null, followUp: ctas.find((cta) => cta.kind === 'vervolg') ?? null },
  }
}

/** Path of the page on which the conversation began; undefined when there is none. */
export const findStartPage = async (context: Pick<Context, 'db'>, sessionId: string): Promise<string | undefined> =>
  (await findSession(context.db, sessionId))?.page_path
