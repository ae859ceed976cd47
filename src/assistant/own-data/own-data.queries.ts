/** SQL of what is kept of one conversation beside its messages. */
import type { Selectable } from 'kysely'
import type { AnyDatabase } from '../../database/database.ts'
import type { ChatSessionsTable } from '../../database/chat-tables.ts'

export type SessionFacts = Selectable<ChatSessionsTable>

export const findSessionFacts = (db: AnyDatabase, sessionId: string): Promise<SessionFacts | undefined> =>
  db.selectFrom('elk_chat_sessions').selectAll().where('session_id', '=', sessionId).executeTakeFirst()
