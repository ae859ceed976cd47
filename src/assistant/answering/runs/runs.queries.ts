/** SQL of the answers in the making. */
import { sql, type Selectable } from 'kysely'
import type { AnyDatabase } from '../../../database/database.ts'
import { selectFromJson, type DialectName } from '../../../database/dialects.ts'
import type { ChatRunsTable } from '../../../database/chat-tables.ts'

export type RunRow = Selectable<ChatRunsTable>

/** False when the session has a running answer already. */
export async function insertRun(
  db: AnyDatabase,
  row: Pick<RunRow, 'message_id' | 'session_id' | 'question_id' | 'holder' | 'started_at' | 'beat_at'>,
): Promise<boolean> {
  const inserted = await db
    .insertInto('elk_chat_runs')
    .values(row)
    .onConflict((oc) => oc.column('session_id').doNothing())
    .returning('message_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export const findRun = (db: AnyDatabase, messageId: string): Promise<RunRow | undefined> =>
  db.selectFrom('elk_chat_runs').selectAll().where('message_id', '=', messageId).executeTakeFirst()

export const findRunOfSession = (db: AnyDatabase, sessionId: string): Promise<RunRow | undefined> =>
  db.selectFrom('elk_chat_runs').selectAll().where('session_id', '=', sessionId).executeTakeFirst()

/** The runs that were last heard of before the given moment. */
export const listRunsBefore = (db: AnyDatabase, before: string, limit: number): Promise<RunRow[]> =>
  db.selectFrom('elk_chat_runs').selectAll().where('beat_at', '<', before).orderBy('beat_at').orderBy('message_id').limit(limit).execute()

/** Ends a run, if this holder still has it. */
export async function deleteRun(db: AnyDatabase, messageId: string, holder: string): Promise<boolean> {
  const result = await db.deleteFrom('elk_chat_runs').where('message_id', '=', messageId).where('holder', '=', holder).executeTakeFirst()
  return result.numDeletedRows > 0
}

/** Ends a run that is as it was read. */
export async function deleteRunAsRead(db: AnyDatabase, { message_id, holder, beat_at }: RunRow): Promise<boolean> {
  const result = await db
    .deleteFrom('elk_chat_runs')
    .where('message_id', '=', message_id)
    .where('holder', '=', holder)
    .where('beat_at', '=', beat_at)
    .executeTakeFirst()
  return result.numDeletedRows > 0
}

export async function deleteRunOfSession(db: AnyDatabase, sessionId: string): Promise<void> {
  await db.deleteFrom('elk_chat_runs').where('session_id', '=', sessionId).execute()
}

/** Takes over a run that is as it was read; of many that try at once one gets it. */
export async function takeRun(db: AnyDatabase, { message_id, holder, beat_at }: RunRow, newHolder: string, now: string): Promise<boolean> {
  const result = await db
    .updateTable('elk_chat_runs')
    .set({ holder: newHolder, beat_at: now, content: '', stage: null, restarts: sql`restarts + 1` })
    .where('message_id', '=', message_id)
    .where('holder', '=', holder)
    .where('beat_at', '=', beat_at)
    .executeTakeFirst()
  return result.numUpdatedRows > 0
}

export async function requestStop(db: AnyDatabase, sessionId: string): Promise<void> {
  await db.updateTable('elk_chat_runs').set({ stop_requested: true }).where('session_id', '=', sessionId).execute()
}

export const listHeldRuns = (db: AnyDatabase, holder: string): Promise<Pick<RunRow, 'message_id' | 'stop_requested'>[]> =>
  db.selectFrom('elk_chat_runs').select(['message_id', 'stop_requested']).where('holder', '=', holder).execute()

export interface RunSnapshot {
  message_id: string
  content: string
  stage: string | null
}

/**
 * Writes how far the holder's answers are, all in one statement. The holder is compared as an expression, so that SQLite finds each row by
 * its key: by the holder's index it would read the whole list again for every row, and hundreds of answers would hold up everything else.
 */
export async function recordRuns(db: AnyDatabase, dialect: DialectName, holder: string, now: string, snapshots: readonly RunSnapshot[]): Promise<void> {
  const rows = selectFromJson(dialect, ['message_id', 'content', 'stage'], snapshots)
  await sql`with list(message_id, content, stage) as (${rows})
    update elk_chat_runs set content = list.content, stage = list.stage, beat_at = ${now}
    from list where elk_chat_runs.message_id = list.message_id and elk_chat_runs.holder || '' = ${holder}`.execute(db)
}
