/** Marks of conversations that were there before the owner could choose by them. */
import { sql, type Kysely } from 'kysely'
import type { DialectName } from '../dialects.ts'
import type { Fill } from './fill.ts'

export const CHAT_MARKS = 'chat-marks'

/** Whether feedback on an answer of the conversation is such. */
const judged = (condition: string) =>
  `exists (select 1 from elk_chat_feedback f join elk_chat_messages m on m.id = f.message_id where m.session_id = elk_chat_sessions.session_id and ${condition})`

const facts = sql.raw(
  `has_helpful = ${judged('f.helpful')}, has_unhelpful = ${judged('not f.helpful')}, has_note = ${judged('f.note is not null')},
  has_poor_answer = exists (select 1 from elk_chat_messages m where m.session_id = elk_chat_sessions.session_id and m.role = 'assistant'
    and (m.kind in ('onbekend', 'buiten-bereik') or m.status = 'failed'))`,
)

const unanswered = (dialect: DialectName) =>
  sql.raw(
    `unanswered = has_poor_answer or coalesce((select m.role = 'user' from elk_chat_messages m
    where m.session_id = elk_chat_sessions.session_id order by m.timestamp desc, m.position desc, m.id desc limit 1), ${dialect === 'postgres' ? 'false' : '0'})`,
  )

/** In the order of their ids. Locked first, so that what is read after it holds until the end of the batch. */
export const fillChatMarks = (dialect: DialectName): Fill => ({
  async fillSome(tx: Kysely<unknown>, mark: string, limit: number) {
    const lock = dialect === 'postgres' ? sql`for update` : sql``
    const { rows } = await sql<{ session_id: string }>`
      select session_id from elk_chat_sessions where session_id > ${mark} order by session_id limit ${limit} ${lock}`.execute(tx)
    const last = rows.at(-1)?.session_id
    if (last === undefined) return { mark, rows: 0 }
    const some = sql`session_id > ${mark} and session_id <= ${last}`
    await sql`update elk_chat_sessions set ${facts} where ${some}`.execute(tx)
    await sql`update elk_chat_sessions set ${unanswered(dialect)} where ${some}`.execute(tx)
    return { mark: last, rows: rows.length }
  },
})
