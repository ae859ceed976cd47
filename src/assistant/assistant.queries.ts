/** SQL of the assistant room: sessions, messages and the lease of a running answer. */
import { sql, type Insertable } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { ChatMessagesTable, ChatSessionsTable } from '../database/schema.ts'

export type SessionRow = Pick<ChatSessionsTable, 'session_id' | 'page_path' | 'started_at' | 'last_activity'> & { message_count: number }
export type MessageRow = Pick<ChatMessagesTable, 'id' | 'role' | 'content' | 'timestamp'> & {
  sources: string | null
  kind: string | null
  reference: string | null
  status: 'complete' | 'partial' | 'failed'
}

const messageColumns = ['id', 'role', 'content', 'timestamp', 'sources', 'kind', 'reference', 'status'] as const

/** A session that exists is left as it is. */
export async function insertSession(
  db: AnyDatabase,
  row: Pick<Insertable<ChatSessionsTable>, 'session_id' | 'page_path' | 'user_agent' | 'started_at' | 'last_activity'>,
): Promise<void> {
  await db
    .insertInto('elk_chat_sessions')
    .values(row)
    .onConflict((oc) => oc.column('session_id').doNothing())
    .execute()
}

/**
 * Takes the session's one running answer, unless another holds it since `staleBefore` or later.
 * Conditional, so that two requests at once cannot both get it. Returns the messages so far, or undefined when it is taken.
 */
export async function acquireRun(db: AnyDatabase, sessionId: string, now: string, staleBefore: string): Promise<number | undefined> {
  const row = await db
    .updateTable('elk_chat_sessions')
    .set({ running_since: now })
    .where('session_id', '=', sessionId)
    .where((eb) => eb.or([eb('running_since', 'is', null), eb('running_since', '<', staleBefore)]))
    .returning('message_count')
    .executeTakeFirst()
  return row?.message_count
}

/** Frees the session only if the run that began at `since` still holds it. */
export async function releaseRun(db: AnyDatabase, sessionId: string, since: string): Promise<void> {
  await db.updateTable('elk_chat_sessions').set({ running_since: null }).where('session_id', '=', sessionId).where('running_since', '=', since).execute()
}

/** Adds the message, counts it and moves the session to the top, in the caller's transaction. */
export async function insertMessage(db: AnyDatabase, row: Insertable<ChatMessagesTable>): Promise<void> {
  await db.insertInto('elk_chat_messages').values(row).execute()
  await db
    .updateTable('elk_chat_sessions')
    .set({ last_activity: row.timestamp, message_count: sql`message_count + 1` })
    .where('session_id', '=', row.session_id)
    .execute()
}

/** Answers whether there is such a session. */
export async function setAffiliateClicked(db: AnyDatabase, sessionId: string): Promise<boolean> {
  const result = await db.updateTable('elk_chat_sessions').set({ affiliate_clicked: true }).where('session_id', '=', sessionId).executeTakeFirst()
  return result.numUpdatedRows > 0
}

/** The newest messages of a session, oldest first. */
export async function listRecentMessages(db: AnyDatabase, sessionId: string, limit: number): Promise<MessageRow[]> {
  const rows = await db
    .selectFrom('elk_chat_messages')
    .select(messageColumns)
    .where('session_id', '=', sessionId)
    .orderBy('timestamp', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.toReversed()
}

/** A page of sessions, last active first, after the given one when set. */
export async function listSessions(db: AnyDatabase, limit: number, after?: { lastActivity: string; sessionId: string }): Promise<SessionRow[]> {
  let query = db
    .selectFrom('elk_chat_sessions')
    .select(['session_id', 'page_path', 'started_at', 'last_activity', 'message_count'])
    .orderBy('last_activity', 'desc')
    .orderBy('session_id', 'desc')
    .limit(limit)
  if (after) query = query.where((eb) => eb(eb.refTuple('last_activity', 'session_id'), '<', eb.tuple(after.lastActivity, after.sessionId)))
  return query.execute()
}

export async function findSession(db: AnyDatabase, sessionId: string): Promise<SessionRow | undefined> {
  return db
    .selectFrom('elk_chat_sessions')
    .select(['session_id', 'page_path', 'started_at', 'last_activity', 'message_count'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
}

/** The sessions that were used last before the given moment, oldest first, with their messages. Returns how many sessions went. */
export async function deleteSessionsBefore(db: AnyDatabase, before: string, limit: number): Promise<number> {
  const result = await db
    .deleteFrom('elk_chat_sessions')
    .where('session_id', 'in', (eb) =>
      eb.selectFrom('elk_chat_sessions').select('session_id').where('last_activity', '<', before).orderBy('last_activity').limit(limit),
    )
    // Again, for a session in which a question came while this statement waited for it.
    .where('last_activity', '<', before)
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

export async function deleteAnalysesBefore(db: AnyDatabase, before: string): Promise<number> {
  const result = await db.deleteFrom('elk_chat_analyses').where('analysis_date', '<', before).executeTakeFirst()
  return Number(result.numDeletedRows)
}
