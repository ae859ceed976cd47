/** SQL of what visitors asked: answers counted by the day, overviews, and what was left unanswered. */
import { sql } from 'kysely'
import type { AnyDatabase } from '../../database/database.ts'
import type { AnswerCountsTable, DismissedQuestionsTable } from '../../database/knowledge-tables.ts'
import type { ChatAnalysesTable } from '../../database/schema.ts'

/** Ids of answers between two, the second excluded: a range of time, see `firstIdAt`. */
export interface IdRange {
  from: string
  to: string
}

export type CountRow = Omit<AnswerCountsTable, 'day'>

/** What a day has, from the messages themselves. */
export async function countAnswers(db: AnyDatabase, { from, to }: IdRange): Promise<CountRow[]> {
  return db
    .selectFrom('elk_chat_messages as m')
    .leftJoin('elk_chat_feedback as f', 'f.message_id', 'm.id')
    .select([
      sql<string>`coalesce(m.reference, '')`.as('reference'),
      sql<string>`m.kind`.as('kind'),
      sql<number>`count(*)`.as('answers'),
      sql<number>`coalesce(sum(case when f.helpful then 1 else 0 end), 0)`.as('helpful'),
      sql<number>`coalesce(sum(case when f.helpful then 0 when f.message_id is null then 0 else 1 end), 0)`.as('not_helpful'),
      sql<string | null>`max(m.id)`.as('last_answer'),
    ])
    .where('m.id', '>=', from)
    .where('m.id', '<', to)
    .where('m.role', '=', 'assistant')
    .where('m.kind', 'is not', null)
    .groupBy([sql`coalesce(m.reference, '')`, 'm.kind'])
    .execute()
}

const ROWS_A_STATEMENT = 200

/** In the caller's transaction. */
export async function replaceDayCounts(db: AnyDatabase, day: string, rows: readonly CountRow[]): Promise<void> {
  await db.deleteFrom('elk_answer_counts').where('day', '=', day).execute()
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT) {
    const part = rows.slice(at, at + ROWS_A_STATEMENT).map((row) => ({ day, ...row }))
    await db.insertInto('elk_answer_counts').values(part).execute()
  }
}

/** Days of which the counts are whole, both ends included. */
export async function listCountedDays(db: AnyDatabase, from: string, to: string): Promise<string[]> {
  const rows = await db
    .selectFrom('elk_answer_counts')
    .select('day')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('kind', '=', '')
    .where('reference', '=', '')
    .orderBy('day')
    .execute()
  return rows.map((row) => row.day)
}

export const sumDayCounts = (db: AnyDatabase, from: string, to: string): Promise<CountRow[]> =>
  db
    .selectFrom('elk_answer_counts')
    .select([
      'reference',
      'kind',
      sql<number>`sum(answers)`.as('answers'),
      sql<number>`sum(helpful)`.as('helpful'),
      sql<number>`sum(not_helpful)`.as('not_helpful'),
      sql<string | null>`max(last_answer)`.as('last_answer'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('kind', '!=', '')
    .groupBy(['reference', 'kind'])
    .execute()

/** The oldest answer there is. */
export async function findFirstAnswer(db: AnyDatabase): Promise<string | undefined> {
  const row = await db
    .selectFrom('elk_chat_messages')
    .select('timestamp')
    .where('role', '=', 'assistant')
    .where('kind', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.timestamp
}

export interface UnansweredRow {
  id: string
  session_id: string
  kind: string
  question: string
  timestamp: string
  /** Of what was answered. */
  reference: string | null
  /** What the visitor asked just before; null for a first question. */
  after: string | null
}

const before = sql<string | null>`(
  select earlier.content from elk_chat_messages earlier
  where earlier.session_id = m.session_id and earlier.role = 'user' and earlier.position < q.position order by earlier.position desc limit 1)`

export interface ExampleRow {
  question: string
  /** What the visitor asked just before; null for a first question. */
  after: string | null
}

/** By id of the answer: the question that it answered. Answers of erased conversations are left out. */
export async function listQuestionsOf(db: AnyDatabase, answerIds: readonly string[]): Promise<Map<string, ExampleRow>> {
  if (answerIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('elk_chat_messages as m')
    .innerJoin('elk_chat_messages as q', 'q.id', 'm.question_id')
    .select(['m.id', 'q.content as question', before.as('after')])
    .where('m.id', 'in', answerIds)
    .execute()
  return new Map(rows.map(({ id, ...example }) => [id, example]))
}

/** Newest first. A question back counts only when the visitor did not go on after it. */
export const listUnanswered = (db: AnyDatabase, { from, to }: IdRange, limit: number): Promise<UnansweredRow[]> =>
  db
    .selectFrom('elk_chat_messages as m')
    .innerJoin('elk_chat_messages as q', 'q.id', 'm.question_id')
    .select(['m.id', 'm.session_id', sql<string>`m.kind`.as('kind'), 'q.content as question', 'm.timestamp', 'm.reference', before.as('after')])
    .where('m.id', '>=', from)
    .where('m.id', '<', to)
    // As in the index, word for word: SQLite uses it only then.
    .where(sql<boolean>`m.kind in ('onbekend', 'verduidelijking', 'buiten-bereik')`)
    .where(
      sql<boolean>`(m.kind <> 'verduidelijking' or not exists (select 1 from elk_chat_messages later where later.session_id = m.session_id and later.role = 'user' and later.position > m.position))`,
    )
    .orderBy('m.id', 'desc')
    .limit(limit)
    .execute()

/** Answers that did not help, newest first. */
export const listDisliked = (db: AnyDatabase, { from, to }: IdRange, limit: number): Promise<UnansweredRow[]> =>
  db
    .selectFrom('elk_chat_feedback as f')
    .innerJoin('elk_chat_messages as m', 'm.id', 'f.message_id')
    .innerJoin('elk_chat_messages as q', 'q.id', 'm.question_id')
    .select(['m.id', 'm.session_id', sql<string>`'oordeel'`.as('kind'), 'q.content as question', 'm.timestamp', 'm.reference', before.as('after')])
    .where('f.message_id', '>=', from)
    .where('f.message_id', '<', to)
    .where('f.helpful', '=', false)
    .orderBy('f.message_id', 'desc')
    .limit(limit)
    .execute()

export interface RecentMessage {
  id: string
  session_id: string
  role: 'user' | 'assistant'
  content: string
  kind: string | null
  reference: string | null
  question_id: string | null
}

/** The messages of the conversations that were used last, in their order. */
export async function listRecentMessages(db: AnyDatabase, chats: number, messagesAChat: number): Promise<RecentMessage[]> {
  const sessions = await db
    .selectFrom('elk_chat_sessions')
    .select('session_id')
    .where('message_count', '>', 0)
    .orderBy('last_activity', 'desc')
    .orderBy('session_id', 'desc')
    .limit(chats)
    .execute()
  const turns: RecentMessage[] = []
  for (const { session_id: id } of sessions) {
    const rows = await db
      .selectFrom('elk_chat_messages')
      .select(['id', 'session_id', 'role', 'content', 'kind', 'reference', 'question_id'])
      .where('session_id', '=', id)
      .orderBy('timestamp')
      .orderBy('position')
      .orderBy('id')
      .limit(messagesAChat)
      .execute()
    turns.push(...rows)
  }
  return turns
}

export async function insertAnalysis(db: AnyDatabase, row: ChatAnalysesTable): Promise<void> {
  await db.insertInto('elk_chat_analyses').values(row).execute()
}

export const findLatestAnalysis = (db: AnyDatabase): Promise<ChatAnalysesTable | undefined> =>
  db.selectFrom('elk_chat_analyses').selectAll().orderBy('analysis_date', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst()

export const listDismissed = (db: AnyDatabase, limit: number): Promise<DismissedQuestionsTable[]> =>
  db.selectFrom('elk_dismissed_questions').selectAll().orderBy('id', 'desc').limit(limit).execute()

/** Again it only counts from now. */
export async function upsertDismissed(db: AnyDatabase, row: DismissedQuestionsTable): Promise<string> {
  const stored = await db
    .insertInto('elk_dismissed_questions')
    .values(row)
    .onConflict((oc) => oc.column('words').doUpdateSet({ dismissed_at: row.dismissed_at }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return stored.id
}

/** False when there was none. */
export async function deleteDismissed(db: AnyDatabase, id: string): Promise<boolean> {
  const result = await db.deleteFrom('elk_dismissed_questions').where('id', '=', id).executeTakeFirst()
  return result.numDeletedRows > 0
}

export async function deleteDismissedBefore(db: AnyDatabase, before: string): Promise<number> {
  const result = await db.deleteFrom('elk_dismissed_questions').where('dismissed_at', '<', before).executeTakeFirst()
  return Number(result.numDeletedRows)
}

export async function deleteAnalysesBefore(db: AnyDatabase, before: string): Promise<number> {
  const result = await db.deleteFrom('elk_chat_analyses').where('analysis_date', '<', before).executeTakeFirst()
  return Number(result.numDeletedRows)
}
