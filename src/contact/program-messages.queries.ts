/** SQL of messages as programs read them. */
import type { AnyDatabase } from '../database/database.ts'
import { type Listing, directionOf, listingConditions } from '../database/listing.ts'

const columns = [
  'id',
  'name',
  'email',
  'phone',
  'message',
  'conversation',
  'source_page',
  'notary_id',
  'recipient_name',
  'read_at',
  'answered_at',
  'created_at',
] as const

const messages = (db: AnyDatabase) => db.selectFrom('elk_contact_messages').select(columns).where('deleted_at', 'is', null)

export type ProgramRow = Awaited<ReturnType<typeof listProgramRows>>[number]

export async function listProgramRows(db: AnyDatabase, listing: Listing) {
  const direction = directionOf(listing)
  let query = messages(db).orderBy('created_at', direction).orderBy('id', direction).limit(listing.limit)
  for (const condition of listingConditions({ at: 'created_at', id: 'id' }, listing)) query = query.where(condition)
  return query.execute()
}

export const findProgramRow = (db: AnyDatabase, id: string): Promise<ProgramRow | undefined> => messages(db).where('id', '=', id).executeTakeFirst()
