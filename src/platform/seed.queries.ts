/** SQL of the seeds: which parts were planted stands beside the settings. */
import type { AnyDatabase } from '../database/database.ts'
import { newId } from './ids.ts'

/** True when this call was the first for `name`. */
export async function markSeeded(db: AnyDatabase, name: string, now: string): Promise<boolean> {
  const row = await db
    .insertInto('elk_settings')
    .values({ id: newId(), key: `seed:${name}`, value: now, updated_at: now })
    .onConflict((oc) => oc.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
