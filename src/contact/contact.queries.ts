/** SQL of the contact room. */
import type { Insertable, Selectable } from 'kysely'
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

export type ContactMessageRow = Omit<Selectable<ContactMessagesTable>, 'notary_id'> & {
  /** Of the notary that the message is about. */
  notary_name: string | null
}

export type ContactMessageSummary = Pick<ContactMessageRow, 'id' | 'name' | 'source_page' | 'created_at'>

export async function findContactMessage(db: AnyDatabase, id: string): Promise<ContactMessageRow | undefined> {
  return db
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
    ])
    .select('notary.name as notary_name')
    .where('message.id', '=', id)
    .executeTakeFirst()
}

/** A page of messages, newest first, after the given one when set. */
export async function listContactMessageRows(db: AnyDatabase, limit: number, after?: { createdAt: string; id: string }): Promise<ContactMessageSummary[]> {
  let query = db
    .selectFrom('elk_contact_messages')
    .select(['id', 'name', 'source_page', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (after) query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after.createdAt, after.id)))
  return query.execute()
}

/** Messages sent from this address, in small letters; the oldest first. */
export async function listMessagesOfSender(db: AnyDatabase, email: string, limit: number): Promise<ContactMessageRow[]> {
  return db
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
    ])
    .select('notary.name as notary_name')
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
