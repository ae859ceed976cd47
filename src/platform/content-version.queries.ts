/** SQL of the content version. */
import type { AnyDatabase } from '../database/database.ts'

export async function getContentVersion(db: AnyDatabase): Promise<number> {
  const row = await db.selectFrom('elk_content_version').select('version').where('id', '=', 1).executeTakeFirstOrThrow()
  return row.version
}

export async function bumpContentVersion(db: AnyDatabase): Promise<void> {
  await db
    .updateTable('elk_content_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', 1)
    .execute()
}
