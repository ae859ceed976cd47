/** SQL of what is kept of one conversation beside its messages. */
import type { AnyDatabase } from '../../../database/database.ts'
import type { SessionFacts } from '../stored-conversation.ts'

export const findSessionFacts = (db: AnyDatabase, sessionId: string): Promise<SessionFacts | undefined> =>
  db.selectFrom('elk_chat_sessions').selectAll().where('session_id', '=', sessionId).executeTakeFirst()
