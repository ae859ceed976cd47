/** Questions with their answers as the chat stores them, asked at a given moment (ISO). */
import type { AnyDatabase } from '../../src/database/database.ts'
import { firstIdAt } from '../../src/platform/ids.ts'

export interface Asked {
  question: string
  at: string
  kind?: string
  reference?: string | null
  helpful?: boolean
  /** Goes on in this conversation. */
  sessionId?: string
}

export interface StoredAsk {
  sessionId: string
  answerId: string
}

let places = 0

export async function addAsked(
  db: AnyDatabase,
  { question, at, kind = 'kennis', reference = null, helpful, sessionId = crypto.randomUUID() }: Asked,
): Promise<StoredAsk> {
  await db
    .insertInto('elk_chat_sessions')
    .values({ session_id: sessionId, page_path: '/', user_agent: '', started_at: at, last_activity: at, message_count: 2 })
    .onConflict((oc) => oc.column('session_id').doUpdateSet({ last_activity: at }))
    .execute()
  const questionId = crypto.randomUUID()
  const answerId = firstIdAt(Date.parse(at)).slice(0, 24) + crypto.randomUUID().slice(-12)
  places += 2
  const shared = { session_id: sessionId, timestamp: at }
  await db
    .insertInto('elk_chat_messages')
    .values({ ...shared, id: questionId, role: 'user', content: question, position: places })
    .execute()
  await db
    .insertInto('elk_chat_messages')
    .values({ ...shared, id: answerId, role: 'assistant', content: 'Antwoord.', kind, reference, question_id: questionId, position: places + 1 })
    .execute()
  if (helpful !== undefined)
    await db.insertInto('elk_chat_feedback').values({ message_id: answerId, helpful, reason: null, note: null, given_at: at }).execute()
  return { sessionId, answerId }
}
