/** SQL of the feedback on answers. */
import type { Insertable, Selectable } from 'kysely'
import type { AnyDatabase } from '../../database/database.ts'
import type { ChatFeedbackTable } from '../../database/chat-tables.ts'

export type FeedbackRow = Selectable<ChatFeedbackTable>

/** What was given before is replaced. */
export async function upsertFeedback(db: AnyDatabase, row: Insertable<ChatFeedbackTable>): Promise<void> {
  const { message_id: _key, ...values } = row
  await db
    .insertInto('elk_chat_feedback')
    .values(row)
    .onConflict((oc) => oc.column('message_id').doUpdateSet(values))
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
