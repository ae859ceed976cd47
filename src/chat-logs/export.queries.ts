/** SQL of the export of messages. */
import type { AnyDatabase } from '../database/database.ts'

export interface ExportedMessage {
  id: string
  session_id: string
  role: 'user' | 'assistant'
  content: string
  timestamp: string
}

/** The messages of some conversations, conversation by conversation, each oldest first; after the given one when set. */
export async function listExported(
  db: AnyDatabase,
  sessionIds: readonly string[],
  { until, limit, after }: { until: string; limit: number; after: ExportedMessage | undefined },
): Promise<ExportedMessage[]> {
  if (sessionIds.length === 0) return []
  let query = db
    .selectFrom('elk_chat_messages')
    .select(['id', 'session_id', 'role', 'content', 'timestamp'])
    .where('session_id', 'in', sessionIds)
    .where('timestamp', '<=', until)
    .orderBy('session_id')
    .orderBy('timestamp')
    .orderBy('id')
    .limit(limit)
  if (after) query = query.where((eb) => eb(eb.refTuple('session_id', 'timestamp', 'id'), '>', eb.tuple(after.session_id, after.timestamp, after.id)))
  return query.execute()
}
