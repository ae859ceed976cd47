/** Reads all that is kept of a conversation. */
import type { AnyDatabase } from '../../platform/context.ts'
import { listLoggedMessages } from './assistant.queries.ts'
import { listFeedback } from './feedback.queries.ts'
import { findSessionFacts } from './own-data/own-data.queries.ts'
import type { FeedbackRow, LoggedMessageRow, SessionFacts } from './stored-conversation.ts'
import { MAX_MESSAGES } from './transcript.ts'

export interface StoredConversation {
  facts: SessionFacts
  /** Oldest first. */
  messages: LoggedMessageRow[]
  /** By the id of the answer. */
  feedback: ReadonlyMap<string, FeedbackRow>
}

/** Undefined when there is no such conversation. */
export async function readStoredConversation({ db }: { db: AnyDatabase }, sessionId: string): Promise<StoredConversation | undefined> {
  const facts = await findSessionFacts(db, sessionId)
  if (!facts) return undefined
  return { facts, messages: await listLoggedMessages(db, sessionId, MAX_MESSAGES), feedback: await listFeedback(db, sessionId) }
}
