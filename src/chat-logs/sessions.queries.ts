/** SQL of the lists of conversations: narrowed, page by page, and by number. */
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { SessionFacts, SessionRow } from '../assistant/answering/stored-conversation.ts'
import type { ChatFilter, SessionCursor } from './chat-filter.ts'
import { rangeOf } from '../platform/dutch-time.ts'

const columns = ['session_id', 'page_path', 'started_at', 'last_activity', 'message_count', 'unanswered', 'has_unhelpful', 'affiliate_clicked'] as const

/** With what the list marks a conversation by. */
export type ListedSession = SessionRow & Pick<SessionFacts, 'unanswered' | 'has_unhelpful' | 'affiliate_clicked'>

const feedbackColumns = { geholpen: 'has_helpful', 'niet-geholpen': 'has_unhelpful', toelichting: 'has_note' } as const
const ctaColumns = { getoond: 'affiliate_cta_shown', geklikt: 'affiliate_clicked' } as const

/**
 * Marks stand as bare columns, so that both databases recognise the indexes that hold only marked rows. Beside a mark, the page and the answer
 * are written so that their own indexes are not used: those hold far more rows.
 */
function conditionsOf({ from, to, path, answer, feedback, call }: ChatFilter): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = []
  if (from !== undefined) conditions.push(sql`last_activity >= ${rangeOf(from).from}`)
  if (to !== undefined) conditions.push(sql`last_activity < ${rangeOf(to).until}`)
  const isFlagged = feedback !== undefined || call !== undefined
  const beside = (condition: RawBuilder<SqlBool>) => (isFlagged ? sql<SqlBool>`(${condition}) is true` : condition)
  if (path !== undefined) conditions.push(beside(sql`page_path = ${path}`))
  if (answer !== undefined) conditions.push(beside(sql`unanswered = ${answer === 'onbeantwoord'}`))
  if (feedback !== undefined) conditions.push(sql.raw(feedbackColumns[feedback]))
  if (call !== undefined) conditions.push(sql.raw(ctaColumns[call]))
  return conditions
}

export interface SessionRange {
  limit: number
  offset?: number | undefined
  after?: SessionCursor | undefined
  /** Only those whose last message came before this moment. */
  before?: string | undefined
}

/** Last active first. */
export async function listSessions(db: AnyDatabase, filter: ChatFilter, { limit, offset = 0, after, before }: SessionRange): Promise<ListedSession[]> {
  let query = db.selectFrom('elk_chat_sessions').select(columns).orderBy('last_activity', 'desc').orderBy('session_id', 'desc').limit(limit)
  for (const condition of conditionsOf(filter)) query = query.where(condition)
  if (after) query = query.where((eb) => eb(eb.refTuple('last_activity', 'session_id'), '<', eb.tuple(after.lastActivity, after.sessionId)))
  if (before !== undefined) query = query.where('last_activity', '<', before)
  // Not a parameter: then the planner knows how far the walk goes.
  return offset > 0 ? query.offset(sql.lit(offset)).execute() : query.execute()
}

/** Oldest first, for those who read everything. */
export async function listSessionsUpwards(db: AnyDatabase, filter: ChatFilter, limit: number, after?: SessionCursor): Promise<ListedSession[]> {
  let query = db.selectFrom('elk_chat_sessions').select(columns).orderBy('last_activity').orderBy('session_id').limit(limit)
  for (const condition of conditionsOf(filter)) query = query.where(condition)
  if (after) query = query.where((eb) => eb(eb.refTuple('last_activity', 'session_id'), '>', eb.tuple(after.lastActivity, after.sessionId)))
  return query.execute()
}

/** The given ones that also pass the filter. */
export async function listSessionsById(db: AnyDatabase, filter: ChatFilter, ids: readonly string[]): Promise<ListedSession[]> {
  if (ids.length === 0) return []
  let query = db.selectFrom('elk_chat_sessions').select(columns).where('session_id', 'in', ids)
  for (const condition of conditionsOf(filter)) query = query.where(condition)
  return query.execute()
}

/** Those whose number begins so; at most `limit`. */
export async function listSessionsByPrefix(db: AnyDatabase, filter: ChatFilter, prefix: string, limit: number): Promise<ListedSession[]> {
  // 'g' sorts behind every digit of such a number.
  let query = db.selectFrom('elk_chat_sessions').select(columns).where('session_id', '>=', prefix).where('session_id', '<', `${prefix}g`)
  for (const condition of conditionsOf(filter)) query = query.where(condition)
  return query.orderBy('session_id').limit(limit).execute()
}

/** By conversation: what its visitor asked first. */
export async function listFirstQuestions(db: AnyDatabase, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('elk_chat_messages as m')
    .select(['m.session_id', 'm.content'])
    .where('m.session_id', 'in', ids)
    .where('m.role', '=', 'user')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('elk_chat_messages as earlier')
            .select('earlier.id')
            .whereRef('earlier.session_id', '=', 'm.session_id')
            .where('earlier.role', '=', 'user')
            .where((one) => one(one.refTuple('earlier.timestamp', 'earlier.position', 'earlier.id'), '<', one.refTuple('m.timestamp', 'm.position', 'm.id'))),
        ),
      ),
    )
    .execute()
  return new Map(rows.map((row) => [row.session_id, row.content]))
}

/** How many conversations were last used in each stretch of time, newest first; of one day when set. */
export async function listCounts(db: AnyDatabase, span: 'day' | 'hour', day?: string): Promise<{ bucket: string; sessions: number }[]> {
  let query = db
    .selectFrom('elk_chat_session_counts')
    .select(['bucket', (eb) => eb.fn.sum<number>('sessions').as('sessions')])
    .where('span', '=', span)
    .groupBy('bucket')
    .orderBy('bucket', 'desc')
  if (day !== undefined) query = query.where('bucket', '>=', `${day}T00`).where('bucket', '<=', `${day}T23`)
  return query.execute()
}

/** Pages on which conversations began, by name: each is found by one step through the index. */
export async function listStartPages(db: AnyDatabase, limit: number): Promise<string[]> {
  const { rows } = await sql<{ path: string | null }>`
    with recursive pages(path) as (
      select min(page_path) from elk_chat_sessions
      union all select (select min(page_path) from elk_chat_sessions where page_path > pages.path) from pages where pages.path is not null
    ) select path from pages limit ${sql.lit(limit)}`.execute(db)
  return rows.flatMap(({ path }) => (path === null ? [] : [path]))
}
