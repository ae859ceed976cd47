/** SQL of the ledger as programs read it: without the key of the visitor. */
import { sql } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import { firstIdAt } from '../platform/ids.ts'
import { type Listing, directionOf } from '../database/listing.ts'

const clicks = (db: AnyDatabase) =>
  db
    .selectFrom('elk_redirect_clicks as click')
    .innerJoin('elk_affiliate_redirects as link', 'link.id', 'click.redirect_id')
    .select(['click.id', 'click.kind', 'click.source_path', 'click.device', 'click.hits', 'click.created_at'])
    // The address that it had, also once it is deleted.
    .select((eb) => eb.fn.coalesce('link.deleted_slug', 'link.slug').as('slug'))

export type ListedClick = Awaited<ReturnType<typeof listClickRows>>[number]

/** In the order of their ids, which is that of time: the table has no other. */
export async function listClickRows(db: AnyDatabase, listing: Listing & { people: boolean }) {
  const { after, from, until, oldestFirst, limit, people } = listing
  let query = clicks(db).orderBy('click.id', directionOf(listing)).limit(limit)
  if (from !== undefined) query = query.where('click.id', '>=', firstIdAt(Date.parse(from)))
  if (until !== undefined) query = query.where('click.id', '<', firstIdAt(Date.parse(until)))
  if (after) query = query.where('click.id', oldestFirst ? '>' : '<', after.id)
  // Written out, so that the planner knows how many there are of it.
  if (people) query = query.where(sql<boolean>`click.kind = 'human'`)
  return query.execute()
}

export const findClickRow = (db: AnyDatabase, id: string) => clicks(db).where('click.id', '=', id).executeTakeFirst()
