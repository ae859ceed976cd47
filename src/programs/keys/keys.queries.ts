/** SQL of the keys of programs. */
import type { Insertable, Selectable } from 'kysely'
import type { AnyDatabase } from '../../database/database.ts'
import type { ApiKeysTable } from '../../database/program-tables.ts'

export type KeyRow = Selectable<ApiKeysTable>

export const insertKey = async (db: AnyDatabase, row: Insertable<ApiKeysTable>): Promise<void> =>
  void (await db.insertInto('elk_api_keys').values(row).execute())

/** Newest first. */
export const listKeyRows = (db: AnyDatabase, limit: number): Promise<KeyRow[]> =>
  db.selectFrom('elk_api_keys').selectAll().orderBy('id', 'desc').limit(limit).execute()

export const findKeyByHash = (db: AnyDatabase, hash: string): Promise<KeyRow | undefined> =>
  db.selectFrom('elk_api_keys').selectAll().where('key_hash', '=', hash).executeTakeFirst()

/** Of those that were not revoked. */
export async function countKeys(db: AnyDatabase): Promise<number> {
  const row = await db
    .selectFrom('elk_api_keys')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Its name; undefined when there is no such key, or it was revoked before. */
export async function markRevoked(db: AnyDatabase, id: string, at: string): Promise<string | undefined> {
  const row = await db
    .updateTable('elk_api_keys')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

export const markUsed = async (db: AnyDatabase, id: string, at: string): Promise<void> =>
  void (await db.updateTable('elk_api_keys').set({ last_used_at: at }).where('id', '=', id).execute())

export const findKey = (db: AnyDatabase, id: string): Promise<KeyRow | undefined> =>
  db.selectFrom('elk_api_keys').selectAll().where('id', '=', id).executeTakeFirst()
