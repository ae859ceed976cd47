/** Types of the tables behind the owner's chat logs: how many conversations there are by day and hour, what can be searched, and what was imported. */
import type { Generated } from 'kysely'

/** Kept by the database itself, so that a page number finds its place without counting. */
interface ChatSessionCountsTable {
  span: 'day' | 'hour'
  /** YYYY-MM-DD or YYYY-MM-DDTHH, in UTC. */
  bucket: string
  /** Writers of PostgreSQL add to different rows, so that they need not wait for each other. */
  slot: number
  sessions: number
}

/** On SQLite a full-text index by number; on PostgreSQL a row for each message. Only `*.queries.ts` knows which. */
interface ChatSearchTable {
  message_id: string
  timestamp: string
}

export interface ChatImportsTable {
  id: string
  source: 'upload' | 'file'
  status: 'running' | 'done' | 'cancelled' | 'stopped' | 'failed'
  cancel_requested: Generated<boolean>
  /** Lines with a message, whether or not they could be taken. */
  total: number
  read: Generated<number>
  imported: Generated<number>
  known: Generated<number>
  skipped: Generated<number>
  new_sessions: Generated<number>
  started_at: string
  /** The import lives as long as this moves on. */
  beat_at: string
  finished_at: Generated<string | null>
}

export interface ChatLogTables {
  elk_chat_session_counts: ChatSessionCountsTable
  elk_chat_search: ChatSearchTable
  elk_chat_imports: ChatImportsTable
}
