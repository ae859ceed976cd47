/** SQL of importing messages, and of the one import that may run. */
import { sql, type Selectable } from 'kysely'
import type { AnyDatabase } from '../../database/database.ts'
import type { ChatImportsTable } from '../../database/chat-log-tables.ts'
import { columnTypes, selectFromJson, type DialectName } from '../../database/dialects.ts'
import type { ImportedMessage } from './read-message.ts'

export type ImportRow = Selectable<ChatImportsTable>
export type ImportCounts = Pick<ImportRow, 'read' | 'imported' | 'known' | 'skipped' | 'new_sessions'>

/** False when another one runs. */
export async function insertImport(db: AnyDatabase, row: Pick<ImportRow, 'id' | 'source' | 'total' | 'started_at'>): Promise<boolean> {
  const inserted = await db
    .insertInto('elk_chat_imports')
    .values({ ...row, status: 'running', beat_at: row.started_at })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Undefined when the import no longer runs: it was taken for dead. */
export const recordProgress = (db: AnyDatabase, id: string, counts: ImportCounts, now: string): Promise<Pick<ImportRow, 'cancel_requested'> | undefined> =>
  db
    .updateTable('elk_chat_imports')
    .set({ ...counts, beat_at: now })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .returning('cancel_requested')
    .executeTakeFirst()

export async function finishImport(db: AnyDatabase, id: string, status: ImportRow['status'], now: string): Promise<void> {
  await db.updateTable('elk_chat_imports').set({ status, finished_at: now }).where('id', '=', id).where('status', '=', 'running').execute()
}

/** Those that nobody works on any more. */
export async function stopStaleImports(db: AnyDatabase, before: string): Promise<void> {
  await db
    .updateTable('elk_chat_imports')
    .set((eb) => ({ status: 'stopped' as const, finished_at: eb.ref('beat_at') }))
    .where('status', '=', 'running')
    .where('beat_at', '<', before)
    .execute()
}

/** True when one was running. */
export async function requestCancel(db: AnyDatabase): Promise<boolean> {
  const result = await db.updateTable('elk_chat_imports').set({ cancel_requested: true }).where('status', '=', 'running').executeTakeFirst()
  return result.numUpdatedRows > 0
}

export const findLastImport = (db: AnyDatabase): Promise<ImportRow | undefined> =>
  db.selectFrom('elk_chat_imports').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()

export const findRunningImport = (db: AnyDatabase): Promise<Pick<ImportRow, 'id'> | undefined> =>
  db.selectFrom('elk_chat_imports').select('id').where('status', '=', 'running').executeTakeFirst()

const listed = (dialect: DialectName, column: string, values: readonly string[]) =>
  selectFromJson(
    dialect,
    [column],
    values.map((value) => ({ [column]: value })),
  )

export async function listKnownMessages(db: AnyDatabase, dialect: DialectName, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select id from elk_chat_messages where id in (${listed(dialect, 'id', ids)})`.execute(db)
  return new Set(rows.map((row) => row.id))
}

export async function listKnownSessions(db: AnyDatabase, dialect: DialectName, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select session_id as id from elk_chat_sessions where session_id in (${listed(dialect, 'id', ids)})`.execute(db)
  return new Set(rows.map((row) => row.id))
}

/** What a batch adds to a conversation. */
export interface SessionShare {
  session_id: string
  added: number
  first: string
  last: string
}

/** Imported messages say nothing of the page, nor of the browser. */
const IMPORTED_PAGE = '/import'

/** Returns how many of them are new. */
export async function insertSessions(db: AnyDatabase, dialect: DialectName, shares: readonly SessionShare[]): Promise<number> {
  // While this transaction lasts, conversations are counted in rows that nobody else adds to: nobody waits for an import.
  if (dialect === 'postgres') await sql`select set_config('elk.slot', '100', true)`.execute(db)
  const rows = shares.map(({ session_id, first, last }) => ({ session_id, page_path: IMPORTED_PAGE, user_agent: '', started_at: first, last_activity: last }))
  const inserted = await db
    .insertInto('elk_chat_sessions')
    .values(rows)
    .onConflict((oc) => oc.column('session_id').doNothing())
    .returning('session_id')
    .execute()
  return inserted.length
}

/** Returns the ids of those that were not there yet. */
export async function insertImported(db: AnyDatabase, messages: readonly ImportedMessage[]): Promise<string[]> {
  const inserted = await db
    .insertInto('elk_chat_messages')
    .values([...messages])
    .onConflict((oc) => oc.column('id').doNothing())
    .returning('id')
    .execute()
  return inserted.map((row) => row.id)
}

/** Counts the messages, widens the time of the conversation, and says anew whether its last question has an answer; of one moment the answer is the last. */
export async function addShares(db: AnyDatabase, dialect: DialectName, shares: readonly SessionShare[]): Promise<void> {
  const moment = columnTypes(dialect).timestamp
  const rows = selectFromJson(dialect, ['session_id', 'added', 'first', 'last'], shares)
  await sql`with list(session_id, added, first, last) as (${rows})
    update elk_chat_sessions set
      message_count = message_count + cast(list.added as integer),
      started_at = case when cast(list.first as ${moment}) < started_at then cast(list.first as ${moment}) else started_at end,
      last_activity = case when cast(list.last as ${moment}) > last_activity then cast(list.last as ${moment}) else last_activity end,
      unanswered = has_poor_answer or coalesce((
        select m.role = 'user' from elk_chat_messages as m where m.session_id = elk_chat_sessions.session_id
        order by m.timestamp desc, m.position desc, m.role, m.id desc limit 1), false)
    from list where elk_chat_sessions.session_id = list.session_id`.execute(db)
}
