/** A conversation as its rows hold it. */
import type { Selectable } from 'kysely'
import type { ChatFeedbackTable, ChatMessagesTable, ChatSessionsTable } from '../../database/chat-tables.ts'

export type SessionRow = Pick<ChatSessionsTable, 'session_id' | 'page_path' | 'started_at' | 'last_activity'> & { message_count: number }

export type MessageRow = Pick<ChatMessagesTable, 'id' | 'role' | 'content' | 'timestamp'> & {
  sources: string | null
  kind: string | null
  reference: string | null
  status: 'complete' | 'partial' | 'failed'
  suggestions: string | null
  calls: string | null
  extras: string | null
}

/** With the place of the message among the others. */
export type StoredMessageRow = MessageRow & Pick<ChatMessagesTable, 'session_id'> & { position: number }

/** With how it was made. */
export type LoggedMessageRow = MessageRow & {
  model: string | null
  prompt_version: string | null
  input_tokens: number | null
  output_tokens: number | null
}

export type SessionFacts = Selectable<ChatSessionsTable>

export type FeedbackRow = Selectable<ChatFeedbackTable>
