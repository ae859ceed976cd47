/** SQL of the daily salts. */
import type { AnyDatabase } from '../database/database.ts'

export async function findSalt(db: AnyDatabase, day: string): Promise<string | undefined> {
  const row = await db.selectFrom('elk_daily_salts').select('salt').where('day', '=', day).executeTakeFirst()
  return row?.salt
}

/** The first instance to insert wins; the others read its salt. */
export async function insertSalt(db: AnyDatabase, day: string, salt: string): Promise<void> {
  await db
    .insertInto('elk_daily_salts')
    .values({ day, salt })
    .onConflict((oc) => oc.column('day').doNothing())
    .execute()
}

export async function dropSaltsBefore(db: AnyDatabase, day: string): Promise<number> {
  const result = await db.deleteFrom('elk_daily_salts').where('day', '<', day).executeTakeFirst()
  return Number(result.numDeletedRows)
}
