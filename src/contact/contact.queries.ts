/** SQL of the contact room. */
import { sql, type Insertable, type Selectable } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { ContactMessagesTable } from '../database/schema.ts'

/** False when a message with this id is there already. */
export async function insertContactMessage(db: AnyDatabase, row: Insertable<ContactMessagesTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('elk_contact_messages')
    .values(row)
    .onConflict((oc) => oc.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export type ContactMessageRow = Omit<Selectable<ContactMessagesTable>, 'notary_id' | 'version' | 'deleted_at'> & {
  /** Of the notary that the message is about. */
  notary_name: string | null
}

export type ContactMessageSummary = Pick<
  ContactMessageRow,
  'id' | 'name' | 'message' | 'source_page' | 'recipient_name' | 'read_at' | 'answered_at' | 'created_at'
>

/** What the list is narrowed to; absent: everything. */
export interface MessageFilter {
  /** Part of the name, the mail address or the message. */
  search?: string | undefined
  state?: 'ongelezen' | 'onbeantwoord' | undefined
}

const wholeMessages = (db: AnyDatabase) =>
  db
    .selectFrom('elk_contact_messages as message')
    .leftJoin('elk_notaries as notary', 'notary.id', 'message.notary_id')
    .select([
      'message.id',
      'message.name',
      'message.email',
      'message.phone',
      'message.message',
      'message.source_page',
      'message.created_at',
      'message.conversation',
      'message.recipient_name',
      'message.recipient_email',
      'message.consent_version',
      'message.consent_text',
      'message.read_at',
      'message.answered_at',
    ])
    .select('notary.name as notary_name')

export async function findContactMessage(db: AnyDatabase, id: string): Promise<ContactMessageRow | undefined> {
  return wholeMessages(db).where('message.id', '=', id).where('message.deleted_at', 'is', null).executeTakeFirst()
}

const filtered = (db: AnyDatabase, { search, state }: MessageFilter) => {
  let query = db.selectFrom('elk_contact_messages').where('deleted_at', 'is', null)
  if (state === 'ongelezen') query = query.where('read_at', 'is', null)
  if (state === 'onbeantwoord') query = query.where('answered_at', 'is', null)
  if (!search) return query
  const pattern = `%${search.toLowerCase().replace(/[!%_]/g, '!$&')}%`
  return query.where((eb) =>
    eb.or((['name', 'email', 'message'] as const).map((column) => sql<boolean>`elk_lower(${sql.ref(column)}) like ${pattern} escape '!'`)),
  )
}

/** A page of messages, newest first, after the given one when set. */
export async function listContactMessageRows(
  db: AnyDatabase,
  filter: MessageFilter,
  limit: number,
  after?: { createdAt: string; id: string },
): Promise<ContactMessageSummary[]> {
  let query = filtered(db, filter)
    .select(['id', 'name', 'message', 'source_page', 'recipient_name', 'read_at', 'answered_at', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (after) query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after.createdAt, after.id)))
  return query.execute()
}

export async function countMessageRows(db: AnyDatabase, filter: MessageFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Only the first time. */
export async function markRead(db: AnyDatabase, id: string, at: string): Promise<void> {
  await db.updateTable('elk_contact_messages').set({ read_at: at }).where('id', '=', id).where('read_at', 'is', null).execute()
}

/** False when there is no such message. */
export async function setAnswered(db: AnyDatabase, id: string, at: string | null): Promise<boolean> {
  const result = await db.updateTable('elk_contact_messages').set({ answered_at: at }).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Messages sent from this address, in small letters, also what the owner deleted; the oldest first. */
export async function listMessagesOfSender(db: AnyDatabase, email: string, limit: number): Promise<ContactMessageRow[]> {
  return wholeMessages(db)
    .where((eb) => eb(eb.fn<string>('lower', ['message.email']), '=', email))
    .orderBy('message.created_at')
    .orderBy('message.id')
    .limit(limit)
    .execute()
}

/** The oldest first. */
export async function listMessageIdsBefore(db: AnyDatabase, before: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('elk_contact_messages')
    .select('id')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** How many were there. At most a few hundred ids a call. */
export async function deleteContactMessageRows(db: AnyDatabase, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const result = await db.deleteFrom('elk_contact_messages').where('id', 'in', ids).executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** Newest first. */
export const listAllMessages = (db: AnyDatabase, limit: number) =>
  db
    .selectFrom('elk_contact_messages')
    .select(['name', 'email', 'phone', 'message', 'source_page', 'recipient_name', 'read_at', 'answered_at', 'created_at'])
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
