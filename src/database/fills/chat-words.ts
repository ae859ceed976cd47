/** The words of messages that were there before the index of words, the newest first. */
import { sql, type Kysely } from 'kysely'
import { nextMessageNumber } from '../chat-log-triggers.ts'
import type { DialectName } from '../dialects.ts'
import type { Batch, Fill } from './fill.ts'

export const CHAT_WORDS = 'chat-words'

/** Sorts behind every time. */
const END = '9'
const SECOND = 'YYYY-MM-DDTHH:MM:SS'.length

/**
 * On SQLite a message without a number is not in the index, and the triggers leave it out. Numbers follow the order of the second, so a second
 * is taken whole. The plus keeps SQLite from the index of numbers, in which all that wait are equal.
 */
async function fillOnSqlite(tx: Kysely<unknown>, mark: string, limit: number): Promise<Batch> {
  const before = mark || END
  const waiting = sql`timestamp < ${before} and +number is null`
  const { rows: ends } = await sql<{ timestamp: string }>`
    select timestamp from elk_chat_messages where ${waiting} order by timestamp desc limit ${limit}`.execute(tx)
  const last = ends.at(-1)
  if (!last) return { mark, rows: 0 }
  const since = last.timestamp.slice(0, SECOND)
  const { rows } = await sql<{ id: string }>`
    select id from elk_chat_messages where timestamp >= ${since} and ${waiting} order by timestamp, position, id`.execute(tx)
  for (const { id } of rows) await sql`update elk_chat_messages as new set number = ${sql.raw(nextMessageNumber)} where id = ${id}`.execute(tx)
  const ids = JSON.stringify(rows.map(({ id }) => id))
  await sql`
    insert into elk_chat_search (rowid, words)
    select number, content from elk_chat_messages where id in (select value from json_each(${ids})) order by number`.execute(tx)
  return { mark: since, rows: rows.length }
}

/** Locked, so that none is erased meanwhile; who erases waits for the batch. Times as text, which is finer than the milliseconds of ours. */
async function fillOnPostgres(tx: Kysely<unknown>, mark: string, limit: number): Promise<Batch> {
  const [time = '', id = ''] = mark.split(' ', 2)
  const older = mark === '' ? sql`true` : sql`(timestamp, id) < (${time}::timestamptz, ${id})`
  const { rows } = await sql<{ rows: number; mark: string }>`
    with block as materialized (
      select id, timestamp, content from elk_chat_messages where ${older} order by timestamp desc, id desc limit ${limit} for key share
    ), filled as (insert into elk_chat_search select id, timestamp, elk_words(content) from block on conflict (message_id) do nothing)
    select count(*) over () as rows, to_char(timestamp at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || ' ' || id as mark
    from block order by timestamp, id limit 1`.execute(tx)
  return rows[0] ?? { mark, rows: 0 }
}

export const fillChatWords = (dialect: DialectName): Fill => ({ fillSome: dialect === 'sqlite' ? fillOnSqlite : fillOnPostgres })
