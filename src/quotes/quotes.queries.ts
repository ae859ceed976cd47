/** SQL of the requests for quotes. */
import type { Insertable, Selectable } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { QuoteRequestsTable, QuotesTable, QuoteStepsTable } from '../database/quote-tables.ts'

export type RequestRow = Selectable<QuoteRequestsTable>
export type QuoteRow = Selectable<QuotesTable>

/** False when it is there already. Its secret is unique as well, and PostgreSQL may come upon that first: so any conflict is taken for a repeat. */
export async function insertRequest(db: AnyDatabase, row: Insertable<QuoteRequestsTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('elk_quote_requests')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export const setDoubt = (db: AnyDatabase, id: string, doubt: RequestRow['doubt']) =>
  db.updateTable('elk_quote_requests').set({ doubt }).where('id', '=', id).execute()

export const insertStep = (db: AnyDatabase, row: Insertable<QuoteStepsTable>) => db.insertInto('elk_quote_steps').values(row).execute()

export const findRequest = (db: AnyDatabase, id: string): Promise<RequestRow | undefined> =>
  db.selectFrom('elk_quote_requests').selectAll().where('id', '=', id).executeTakeFirst()

/** At most a few hundred ids a call. */
export async function findRequests(db: AnyDatabase, ids: readonly string[]): Promise<RequestRow[]> {
  return ids.length === 0 ? [] : db.selectFrom('elk_quote_requests').selectAll().where('id', 'in', ids).execute()
}

export const findRequestByLink = (db: AnyDatabase, linkHash: string): Promise<RequestRow | undefined> =>
  db.selectFrom('elk_quote_requests').selectAll().where('link_hash', '=', linkHash).executeTakeFirst()

type Opening = Record<'confirmed_at' | 'due_at' | 'erase_at' | 'consent_version' | 'consent_text', string>

/** Of a request that is locked, and may be confirmed. */
export const openRequest = (db: AnyDatabase, id: string, values: Opening) =>
  db
    .updateTable('elk_quote_requests')
    .set({ state: 'open', ...values })
    .where('id', '=', id)
    .execute()

/** Whose offices had their time, the longest ago first. */
export const listOverdue = (db: AnyDatabase, now: string, limit: number) =>
  db.selectFrom('elk_quote_requests').select('id').where('state', '=', 'open').where('due_at', '<=', now).orderBy('due_at').orderBy('id').limit(limit).execute()

/** False when another instance ended it, or the visitor chose meanwhile. */
export async function endTime(db: AnyDatabase, id: string): Promise<boolean> {
  const ended = await db
    .updateTable('elk_quote_requests')
    .set((eb) => ({ state: 'ended', ended_at: eb.ref('due_at') }))
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return ended.numUpdatedRows > 0n
}

interface RequestEnd {
  state: 'chosen' | 'withdrawn'
  ended_at: string
  erase_at: string
}

/** `consent` is added to what the visitor agreed to before. False when it is over already. */
export async function endRequest(db: AnyDatabase, id: string, values: RequestEnd, consent?: string): Promise<boolean> {
  const before = (await findRequest(db, id))?.consent_text
  const ended = await db
    .updateTable('elk_quote_requests')
    .set({ ...values, ...(consent && { consent_text: [before, consent].filter(Boolean).join('\n\n') }) })
    .where('id', '=', id)
    .where('state', 'in', ['open', 'ended'])
    .executeTakeFirst()
  return ended.numUpdatedRows > 0n
}

/** False when it is gone, or was completed before. */
export async function completeRequest(db: AnyDatabase, id: string): Promise<boolean> {
  const completed = await db.updateTable('elk_quote_requests').set({ state: 'completed' }).where('id', '=', id).where('state', '=', 'chosen').executeTakeFirst()
  return completed.numUpdatedRows > 0n
}

export const findQuote = (db: AnyDatabase, id: string): Promise<QuoteRow | undefined> =>
  db.selectFrom('elk_quotes').selectAll().where('id', '=', id).executeTakeFirst()

/** The oldest first. */
export const listQuotes = (db: AnyDatabase, requestId: string): Promise<QuoteRow[]> =>
  db.selectFrom('elk_quotes').selectAll().where('request_id', '=', requestId).orderBy('created_at').orderBy('id').execute()

export const insertQuote = (db: AnyDatabase, row: Insertable<QuotesTable>) => db.insertInto('elk_quotes').values(row).execute()

/** False when it is not there, or is of an office. */
export async function deleteOwnQuote(db: AnyDatabase, requestId: string, id: string): Promise<boolean> {
  const gone = await db.deleteFrom('elk_quotes').where('request_id', '=', requestId).where('id', '=', id).where('invitation_id', 'is', null).executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/**
 * Whoever changes anything of a request does this first, then takes what belongs to it: so nobody waits in a circle, and the second of two
 * waits for the first.
 */
export const lockRequest = (db: AnyDatabase, id: string) =>
  db
    .updateTable('elk_quote_requests')
    .set((eb) => ({ source_page: eb.ref('source_page') }))
    .where('id', '=', id)
    .execute()

/** By a keyed hash of the mail address; the oldest first. */
export const listRequestsOfPerson = (db: AnyDatabase, hash: string, limit: number): Promise<RequestRow[]> =>
  db.selectFrom('elk_quote_requests').selectAll().where('person_hash', '=', hash).orderBy('created_at').orderBy('id').limit(limit).execute()

/** Whose term is over, the longest ago first. */
export async function listRequestsToErase(db: AnyDatabase, now: string, limit: number): Promise<RequestRow[]> {
  return db.selectFrom('elk_quote_requests').selectAll().where('erase_at', '<=', now).orderBy('erase_at').orderBy('id').limit(limit).execute()
}

/** With its quotes and steps. At most a few hundred ids a call. */
export async function deleteRequests(db: AnyDatabase, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const gone = await db.deleteFrom('elk_quote_requests').where('id', 'in', ids).executeTakeFirst()
  return Number(gone.numDeletedRows)
}
