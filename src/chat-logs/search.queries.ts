/** SQL of the search in messages: each database says which messages may hold the terms, newest first. */
import { sql } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { DialectName } from '../database/dialects.ts'
import type { Term } from './search-words.ts'

export interface Candidate {
  id: string
  session_id: string
  role: 'user' | 'assistant'
  content: string
  timestamp: string
  /** Of SQLite; 0 elsewhere. */
  number: number
}

/** Lengths of beginnings of words that the index of SQLite keeps apart: others would gather every message first. */
const PREFIXES = [2, 3, 4, 6]

const columns = sql.raw('m.id, m.session_id, m.role, m.content, m.timestamp')

/** Only letters and digits within quotes: nothing in it is syntax. */
export function sqliteQuery(terms: readonly Term[]): string {
  const words = terms.flatMap(({ words, isPrefix }) =>
    words.map((word, n) => {
      if (!isPrefix || n < words.length - 1) return `"${word}"`
      const letters = Array.from(word)
      const length = PREFIXES.findLast((prefix) => prefix <= letters.length) ?? letters.length
      return `"${letters.slice(0, length).join('')}"*`
    }),
  )
  return [...new Set(words)].join(' AND ')
}

export function postgresQuery(terms: readonly Term[]): string {
  return terms.map(({ words, isPrefix }) => words.map((word, n) => `'${word}'${isPrefix && n === words.length - 1 ? ':*' : ''}`).join(' & ')).join(' & ')
}

/** Finds the newest first; `after` is the last one of what was found before. */
export type FindCandidates = (db: AnyDatabase, terms: readonly Term[], limit: number, after?: Candidate) => Promise<Candidate[]>

const findOnSqlite: FindCandidates = async (db, terms, limit, after) => {
  const { rows } = await sql<Candidate>`
    select ${columns}, m.number from (
      select rowid as number from elk_chat_search where elk_chat_search match ${sqliteQuery(terms)}
        and rowid < ${after?.number ?? Number.MAX_SAFE_INTEGER} order by rowid desc limit ${limit}
    ) as hit join elk_chat_messages as m on m.number = hit.number order by m.number desc`.execute(db)
  return rows
}

/** Every message of some conversations, newest first. */
export async function listMessagesOf(db: AnyDatabase, sessionIds: readonly string[]): Promise<Candidate[]> {
  if (sessionIds.length === 0) return []
  const rows = await db
    .selectFrom('elk_chat_messages')
    .select(['id', 'session_id', 'role', 'content', 'timestamp'])
    .where('session_id', 'in', sessionIds)
    .orderBy('timestamp', 'desc')
    .orderBy('position', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, number: 0 }))
}

/** As many of the newest messages are read through before the index is asked: a common word is found among them at once. */
const WINDOWS = [1_000, 10_000]

const findOnPostgres: FindCandidates = async (db, terms, limit, after) => {
  const query = sql`to_tsquery('simple', ${postgresQuery(terms)})`
  const older = after ? sql`(s.timestamp, s.message_id) < (${after.timestamp}::timestamptz, ${after.id})` : sql`true`
  for (const window of WINDOWS) {
    const { rows } = await sql<Candidate>`
      select ${columns}, 0 as number from (
        select message_id, timestamp from (
          select s.* from elk_chat_search as s where ${older} order by s.timestamp desc, s.message_id desc limit ${sql.lit(window)}
        ) as newest where words @@ ${query} order by timestamp desc, message_id desc limit ${limit}
      ) as hit join elk_chat_messages as m on m.id = hit.message_id order by hit.timestamp desc, hit.message_id desc`.execute(db)
    if (rows.length === limit) return rows
  }
  // Materialised, so that the index of words is used: the word is rare.
  const { rows } = await sql<Candidate>`
    with hit as materialized (select s.message_id, s.timestamp from elk_chat_search as s where s.words @@ ${query} and ${older})
    select ${columns}, 0 as number from (select * from hit order by timestamp desc, message_id desc limit ${limit}) as hit
    join elk_chat_messages as m on m.id = hit.message_id order by hit.timestamp desc, hit.message_id desc`.execute(db)
  return rows
}

export const candidateFinder = (dialect: DialectName): FindCandidates => (dialect === 'sqlite' ? findOnSqlite : findOnPostgres)
