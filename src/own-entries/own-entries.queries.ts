/** SQL of the owner's own entries. */
import { sql, type Insertable } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { OwnEntriesTable } from '../database/knowledge-tables.ts'

export type EntryRow = Omit<OwnEntriesTable, 'version' | 'from_question' | 'from_session' | 'deleted_at'> & {
  version: number
  from_question: string | null
  from_session: string | null
  deleted_at: string | null
}

export interface EntryFilter {
  status?: 'draft' | 'published' | undefined
  /** Part of the question, in lower case. */
  search?: string | undefined
  /** Id of the last one of the page before. */
  after?: string | undefined
  limit: number
}

/** Newest first, without what was deleted. */
export function listEntryRows(db: AnyDatabase, { status, search, after, limit }: EntryFilter): Promise<EntryRow[]> {
  let query = db.selectFrom('elk_own_entries').selectAll().where('deleted_at', 'is', null).orderBy('id', 'desc').limit(limit)
  if (status) query = query.where('status', '=', status)
  if (after) query = query.where('id', '<', after)
  if (search) query = query.where(sql<boolean>`lower(question) like ${`%${search.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`)
  return query.execute()
}

/** In the order in which they were made. */
export const listPublishedRows = (db: AnyDatabase, limit: number): Promise<EntryRow[]> =>
  db.selectFrom('elk_own_entries').selectAll().where('status', '=', 'published').where('deleted_at', 'is', null).orderBy('id').limit(limit).execute()

/** Also when it was deleted. */
export const findEntryRow = (db: AnyDatabase, id: string): Promise<EntryRow | undefined> =>
  db.selectFrom('elk_own_entries').selectAll().where('id', '=', id).executeTakeFirst()

export async function insertEntry(db: AnyDatabase, row: Insertable<OwnEntriesTable>): Promise<void> {
  await db.insertInto('elk_own_entries').values(row).execute()
}

type EntryChanges = Pick<EntryRow, 'question' | 'ways' | 'answer' | 'topic' | 'sources' | 'replaces' | 'status' | 'checked_on' | 'updated_at'>

/** Of a row that is the transaction's own. */
export async function updateEntry(db: AnyDatabase, id: string, changes: EntryChanges): Promise<void> {
  await db.updateTable('elk_own_entries').set(changes).where('id', '=', id).execute()
}

/** Another entry that replaces the same entry of the content or asks the same. */
export const findRivals = (db: AnyDatabase, id: string, question: string, replaces: string | null): Promise<Pick<EntryRow, 'question' | 'replaces'>[]> =>
  db
    .selectFrom('elk_own_entries')
    .select(['question', 'replaces'])
    .where('id', '!=', id)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb(sql`lower(question)`, '=', question.toLowerCase()), ...(replaces === null ? [] : [eb('replaces', '=', replaces)])]))
    .limit(2)
    .execute()

export async function countEntries(db: AnyDatabase): Promise<number> {
  const row = await db
    .selectFrom('elk_own_entries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

/** What is kept of the visitor's question goes; the answer of the owner stays. Returns how many lost it. */
export async function forgetOrigins(db: AnyDatabase, before: string): Promise<number> {
  const result = await db
    .updateTable('elk_own_entries')
    .set({ from_question: null, from_session: null })
    .where('created_at', '<', before)
    .where((eb) => eb.or([eb('from_question', 'is not', null), eb('from_session', 'is not', null)]))
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}
