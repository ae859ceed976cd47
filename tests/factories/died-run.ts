/** What a process that died in the midst of an answer leaves behind. */
import type { Opened } from '../contract/both-databases.ts'

/** A run of a process that died, with what it had written. */
export async function diedAfter(site: Opened, content: string, restarts = 0): Promise<{ sessionId: string; questionId: string; messageId: string }> {
  const ids = { sessionId: crypto.randomUUID(), questionId: crypto.randomUUID(), messageId: crypto.randomUUID() }
  const now = site.context.clock.now().toISOString()
  const { db } = site.database
  await db
    .insertInto('elk_chat_sessions')
    .values({ session_id: ids.sessionId, page_path: '/', user_agent: '', started_at: now, last_activity: now, message_count: 1 })
    .execute()
  await db
    .insertInto('elk_chat_messages')
    .values({ id: ids.questionId, session_id: ids.sessionId, role: 'user', content: 'Wat kost een testament?', timestamp: now, position: 1 })
    .execute()
  await db
    .insertInto('elk_chat_runs')
    .values({
      message_id: ids.messageId,
      session_id: ids.sessionId,
      question_id: ids.questionId,
      holder: 'died',
      content,
      restarts,
      started_at: now,
      beat_at: now,
    })
    .execute()
  return ids
}
