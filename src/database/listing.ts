/** The part of a list that a program asks for, and the SQL of it: walked along in either direction, by a moment and an id. */
import { sql, type RawBuilder, type SqlBool } from 'kysely'

export interface Listing {
  limit: number
  oldestFirst: boolean
  /** The last row that it has. */
  after?: { at: string; id: string } | undefined
  /** First moment (ISO), and the first that does not belong to it any more. */
  from?: string | undefined
  until?: string | undefined
}

interface Columns {
  at: string
  id: string
}

/** What a list is narrowed to. */
export function listingConditions({ at, id }: Columns, { oldestFirst, after, from, until }: Listing): RawBuilder<SqlBool>[] {
  const [moment, key] = [sql.ref(at), sql.ref(id)]
  const conditions: RawBuilder<SqlBool>[] = []
  if (from !== undefined) conditions.push(sql`${moment} >= ${from}`)
  if (until !== undefined) conditions.push(sql`${moment} < ${until}`)
  if (after) conditions.push(oldestFirst ? sql`(${moment}, ${key}) > (${after.at}, ${after.id})` : sql`(${moment}, ${key}) < (${after.at}, ${after.id})`)
  return conditions
}

export const directionOf = ({ oldestFirst }: Listing): 'asc' | 'desc' => (oldestFirst ? 'asc' : 'desc')
