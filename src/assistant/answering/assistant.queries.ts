/** SQL of the assistant room: sessions and messages. */
import { sql, type Insertable } from 'kysely'
import type { AnyDatabase } from '../../database/database.ts'
import type { ChatMessagesTable, ChatSessionsTable } from '../../database/chat-tables.ts'
import { isPoorAnswer } from './poor-answer.ts'
import type { LoggedMessageRow, MessageRow, SessionRow, StoredMessageRow } from './stored-conversation.ts'

const messageColumns = ['id', 'role', 'content', 'timestamp', 'sources', 'kind', 'reference', 'status', 'suggestions', 'calls', 'extras'] as const
const storedColumns = [...messageColumns, 'session_id', 'position'] as const

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

/** Counts the message, moves the session to the top and adds the message, in the caller's transaction. */
export async function insertMessage(db: AnyDatabase, row: Omit<Insertable<ChatMessagesTable>, 'position'>): Promise<void> {
  const session = await db
    .updateTable('elk_chat_sessions')
    .set({ last_activity: row.timestamp, message_count: sql`message_count + 1`, ...answeredBy(row) })
    .where('session_id', '=', row.session_id)
    .returning('message_count')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('elk_chat_messages')
    .values({ ...row, position: session.message_count })
    .execute()
}

/** What the message says of whether the conversation was answered: one answer of no use marks it for good. */
function answeredBy({ role, kind, status }: Pick<Insertable<ChatMessagesTable>, 'role' | 'kind' | 'status'>) {
  if (role === 'user') return { unanswered: true }
  return isPoorAnswer(kind, status) ? { unanswered: true, has_poor_answer: true } : { unanswered: sql<boolean>`has_poor_answer` }
}

export const findMessage = (db: AnyDatabase, id: string): Promise<StoredMessageRow | undefined> =>
  db.selectFrom('elk_chat_messages').select(storedColumns).where('id', '=', id).executeTakeFirst()

export const findAnswerTo = (db: AnyDatabase, sessionId: string, questionId: string): Promise<StoredMessageRow | undefined> =>
  db.selectFrom('elk_chat_messages').select(storedColumns).where('session_id', '=', sessionId).where('question_id', '=', questionId).executeTakeFirst()

export async function countQuestions(db: AnyDatabase, sessionId: string): Promise<number> {
  const row = await db
    .selectFrom('elk_chat_messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('session_id', '=', sessionId)
    .where('role', '=', 'user')
    .executeTakeFirstOrThrow()
  return row.count
}

/** Whether an answer of the conversation came with the offer of a partner. */
export const hasPartnerCall = async (db: AnyDatabase, sessionId: string): Promise<boolean> =>
  (await partnerCalls(db, sessionId).limit(1).executeTakeFirst()) !== undefined

const partnerCalls = (db: AnyDatabase, sessionId: string) =>
  db.selectFrom('elk_chat_messages').select('id').where('session_id', '=', sessionId).where('calls', 'like', '%"kind":"partner"%')

/** Nothing is marked where no offer was made, nor a second time. */
export async function setAffiliateShown(db: AnyDatabase, sessionId: string): Promise<void> {
  await db
    .updateTable('elk_chat_sessions')
    .set({ affiliate_cta_shown: true })
    .where('session_id', '=', sessionId)
    .where('affiliate_cta_shown', '=', false)
    .where((eb) => eb.exists(partnerCalls(db, sessionId)))
    .execute()
}

/** True for the one caller that completes it first. */
export async function setCompleted(db: AnyDatabase, sessionId: string, now: string): Promise<boolean> {
  const result = await db
    .updateTable('elk_chat_sessions')
    .set({ completed_at: now })
    .where('session_id', '=', sessionId)
    .where('completed_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0
}

/** Who clicked on it has seen it, also without a script that could tell. Answers whether there is such a session. */
export async function setAffiliateClicked(db: AnyDatabase, sessionId: string): Promise<boolean> {
  const result = await db
    .updateTable('elk_chat_sessions')
    .set({ affiliate_clicked: true, affiliate_cta_shown: true })
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return result.numUpdatedRows > 0
}

/** The newest messages of a session, oldest first; only those before the given place when set. */
export async function listRecentMessages(db: AnyDatabase, sessionId: string, limit: number, before?: number): Promise<MessageRow[]> {
  let query = db
    .selectFrom('elk_chat_messages')
    .select(messageColumns)
    .where('session_id', '=', sessionId)
    .orderBy('timestamp', 'desc')
    .orderBy('position', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (before !== undefined) query = query.where('position', '<', before)
  return (await query.execute()).toReversed()
}

/** The newest messages of a session with how they were made, oldest first. */
export async function listLoggedMessages(db: AnyDatabase, sessionId: string, limit: number): Promise<LoggedMessageRow[]> {
  const rows = await db
    .selectFrom('elk_chat_messages')
    .select([...messageColumns, 'model', 'prompt_version', 'input_tokens', 'output_tokens'])
    .where('session_id', '=', sessionId)
    .orderBy('timestamp', 'desc')
    .orderBy('position', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.toReversed()
}

export async function countMessages(db: AnyDatabase, sessionId: string): Promise<number> {
  const row = await db.selectFrom('elk_chat_sessions').select('message_count').where('session_id', '=', sessionId).executeTakeFirst()
  return row?.message_count ?? 0
}

export async function findSession(db: AnyDatabase, sessionId: string): Promise<SessionRow | undefined> {
  return db
    .selectFrom('elk_chat_sessions')
    .select(['session_id', 'page_path', 'started_at', 'last_activity', 'message_count'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
}

/** With its messages; false when there is none. */
export async function deleteSession(db: AnyDatabase, sessionId: string): Promise<boolean> {
  const result = await db.deleteFrom('elk_chat_sessions').where('session_id', '=', sessionId).executeTakeFirst()
  return result.numDeletedRows > 0
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
