/** SQL of requests as programs read them: without the hashes by which pages open. */
import type { AnyDatabase } from '../database/database.ts'
import { type Listing, directionOf, listingConditions } from '../database/listing.ts'

const columns = [
  'id',
  'reference',
  'deed',
  'place',
  'wanted',
  'state',
  'doubt',
  'language',
  'source_page',
  'sealed',
  'created_at',
  'confirmed_at',
  'due_at',
  'ended_at',
  'erase_at',
] as const

const requests = (db: AnyDatabase) => db.selectFrom('elk_quote_requests').select(columns)

export type ProgramRow = Awaited<ReturnType<typeof listProgramRows>>[number]
export type ProgramInvitation = Awaited<ReturnType<typeof listProgramInvitations>>[number]

export async function listProgramRows(db: AnyDatabase, listing: Listing) {
  const direction = directionOf(listing)
  let query = requests(db).orderBy('created_at', direction).orderBy('id', direction).limit(listing.limit)
  for (const condition of listingConditions({ at: 'created_at', id: 'id' }, listing)) query = query.where(condition)
  return query.execute()
}

export const findProgramRequest = (db: AnyDatabase, id: string): Promise<ProgramRow | undefined> => requests(db).where('id', '=', id).executeTakeFirst()

/** At most a few hundred ids a call. */
export async function listProgramInvitations(db: AnyDatabase, requestIds: readonly string[]) {
  if (requestIds.length === 0) return []
  return db
    .selectFrom('elk_quote_invitations')
    .select(['id', 'request_id', 'notary_id', 'office_name', 'state', 'invited_at', 'answered_at', 'total_cents'])
    .where('request_id', 'in', requestIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
