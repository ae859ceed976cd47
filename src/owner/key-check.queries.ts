/** SQL of the key that this installation was made with. */
import type { AnyDatabase } from '../database/database.ts'

export async function readKeyCheck(db: AnyDatabase): Promise<string | null> {
  const row = await db.selectFrom('elk_installation').select('key_check').where('id', '=', 1).executeTakeFirstOrThrow()
  return row.key_check
}

export async function writeKeyCheck(db: AnyDatabase, check: string): Promise<void> {
  await db.updateTable('elk_installation').set({ key_check: check }).where('id', '=', 1).execute()
}
