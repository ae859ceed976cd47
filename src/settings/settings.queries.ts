/** SQL of the settings. */
import type { AnyDatabase } from '../database/database.ts'

export interface SettingRow {
  key: string
  value: string
  is_secret: boolean
}

export const listSettings = (db: AnyDatabase): Promise<SettingRow[]> =>
  db.selectFrom('elk_settings').select(['key', 'value', 'is_secret']).orderBy('key').limit(200).execute()

/** One row per key. */
export async function upsertSetting(db: AnyDatabase, row: SettingRow & { id: string; updated_at: string }): Promise<void> {
  await db
    .insertInto('elk_settings')
    .values(row)
    .onConflict((oc) => oc.column('key').doUpdateSet({ value: row.value, is_secret: row.is_secret, updated_at: row.updated_at }))
    .execute()
}
