/** SQL of the feedback on answers. */
import { sql, type Insertable } from 'kysely'
import type { AnyDatabase } from '../../database/database.ts'
import type { ChatFeedbackTable } from '../../database/chat-tables.ts'
import type { FeedbackRow } from './stored-conversation.ts'

/** What was given before is replaced. */
export async function upsertFeedback(db: AnyDatabase, row: Insertable<ChatFeedbackTable>): Promise<void> {
  const { message_id: _key, ...values } = row
  await db
    .insertInto('elk_chat_feedback')
    .values(row)
    .onConflict((oc) => oc.column('message_id').doUpdateSet(values))
    .execute()
}

/** Marks the conversation with what its visitor now thinks of its answers. */
export async function markFeedback(db: AnyDatabase, sessionId: string): Promise<void> {
  const given = (condition: string) => sql<boolean>`exists (
    select 1 from elk_chat_feedback as f join elk_chat_messages as m on m.id = f.message_id
    where m.session_id = ${sessionId} and ${sql.raw(condition)})`
  await db
    .updateTable('elk_chat_sessions')
    .set({ has_helpful: given('f.helpful'), has_unhelpful: given('not f.helpful'), has_note: given('f.note is not null') })
    .where('session_id', '=', sessionId)
    .execute()
}

/** By the id of the message. */
export async function listFeedback(db: AnyDatabase, sessionId: string): Promise<Map<string, FeedbackRow>> {
  const rows = await db
    .selectFrom('elk_chat_feedback as feedback')
    .innerJoin('elk_chat_messages as message', 'message.id', 'feedback.message_id')
    .selectAll('feedback')
    .where('message.session_id', '=', sessionId)
    .execute()
  return new Map(rows.map((row) => [row.message_id, row]))
}
