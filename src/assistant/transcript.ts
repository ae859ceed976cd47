/** The stored messages of a session, for readers and for the engine. */
import { z } from 'zod'
import type { Context } from '../platform/context.ts'
import { findSession, listRecentMessages, listSessions, type MessageRow, type SessionRow } from './assistant.queries.ts'
import type { TranscriptMessage } from './conversation.ts'
import { answerKinds, type AnswerKind, type Turn } from './engine.ts'
import { requireOwner } from '../accounts/require-owner.ts'
import { recordAudit } from '../accounts/record-audit.ts'
import { AppError } from '../platform/errors.ts'

const MAX_MESSAGES = 500
const storedSources = z.array(z.object({ title: z.string(), url: z.string() }))

const isKind = (kind: string | null): kind is AnswerKind => answerKinds.some((known) => known === kind)

export function toTurns(rows: readonly MessageRow[]): Turn[] {
  return rows.map((row) => ({ role: row.role, content: row.content, kind: isKind(row.kind) ? row.kind : undefined, reference: row.reference ?? undefined }))
}

function toMessage(row: MessageRow): TranscriptMessage {
  const { id, role, content, timestamp, kind, status } = row
  return { id, role, content, timestamp, kind, status, sources: row.sources ? storedSources.parse(JSON.parse(row.sources)) : [] }
}

/** What the visitor who holds the session id may read. Unknown sessions read as empty. */
export async function readTranscript(context: Pick<Context, 'db'>, sessionId: string): Promise<TranscriptMessage[]> {
  return (await listRecentMessages(context.db, sessionId, MAX_MESSAGES)).map(toMessage)
}

/** Last active first; `before` is the last row of the previous page. For the owner. */
export async function listChatSessions(
  context: Context,
  input: { limit: number; before?: { lastActivity: string; sessionId: string } | undefined },
): Promise<SessionRow[]> {
  requireOwner(context)
  return listSessions(context.db, input.limit, input.before)
}

/** A session with its messages, oldest first, for the owner; the view is audited. */
export async function openChatSession(context: Context, sessionId: string): Promise<{ session: SessionRow; messages: TranscriptMessage[] }> {
  requireOwner(context)
  const session = await findSession(context.db, sessionId)
  if (!session) throw new AppError('not_found')
  await recordAudit(context, { action: 'chat.view', subject: sessionId })
  return { session, messages: await readTranscript(context, sessionId) }
}
