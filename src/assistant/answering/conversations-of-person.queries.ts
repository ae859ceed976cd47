/** SQL that finds conversations by what is said in them. */
import { sql } from 'kysely'
import type { AnyDatabase } from '../../database/database.ts'

export interface SpokenRow {
  session_id: string
  page_path: string
  started_at: string
}

/** Conversations in which the text occurs, in small letters; the oldest first. */
export async function listSessionsNaming(db: AnyDatabase, text: string, limit: number): Promise<SpokenRow[]> {
  const pattern = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return db
    .selectFrom('elk_chat_sessions')
    .select(['session_id', 'page_path', 'started_at'])
    .where('session_id', 'in', (eb) =>
      eb
        .selectFrom('elk_chat_messages')
        .select('session_id')
        .where(sql<boolean>`lower(content) like ${pattern} escape ${'\\'}`),
    )
    .orderBy('started_at')
    .orderBy('session_id')
    .limit(limit)
    .execute()
}

export const listSpoken = (db: AnyDatabase, sessionId: string, limit: number) =>
  db
    .selectFrom('elk_chat_messages')
    .select(['role', 'content', 'timestamp'])
    .where('session_id', '=', sessionId)
    .orderBy('timestamp')
    .orderBy('id')
    .limit(limit)
    .execute()
