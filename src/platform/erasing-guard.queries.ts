/** SQL of the checkpoints that guard the erasing by age. */
import type { AnyDatabase } from '../database/database.ts'
import type { DialectName } from '../database/dialects.ts'

/** Every checkpoint by its name. Whoever reads them in a transaction keeps the others waiting until its end. */
export async function readCheckpoints(db: AnyDatabase, dialect: DialectName): Promise<Map<string, string>> {
  let query = db.selectFrom('elk_erasing_marks').select(['name', 'marked_at']).orderBy('name')
  if (dialect === 'postgres' && db.isTransaction) query = query.forUpdate()
  return new Map((await query.execute()).map((row) => [row.name, row.marked_at]))
}

export async function putCheckpoint(db: AnyDatabase, name: string, at: string): Promise<void> {
  await db
    .insertInto('elk_erasing_marks')
    .values({ name, marked_at: at })
    .onConflict((oc) => oc.column('name').doUpdateSet({ marked_at: at }))
    .execute()
}

export async function dropCheckpoints(db: AnyDatabase, names: readonly string[]): Promise<void> {
  if (names.length > 0) await db.deleteFrom('elk_erasing_marks').where('name', 'in', names).execute()
}
