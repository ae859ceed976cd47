/** Reads settings, with defaults for the keys that were never saved. */
import type { Context } from '../platform/context.ts'
import { defaultsOf, type Settings, type ValuesOf } from './setting.ts'
import { listSettings, type SettingRow } from './settings.queries.ts'

/** Only what is declared. Secrets come decrypted: for use inside the server only. A secret that no longer decrypts reads as empty and is logged. */
export async function readSettings<S extends Settings>(context: Pick<Context, 'db' | 'secrets' | 'log'>, declared: S): Promise<ValuesOf<S>> {
  const values: Record<string, string> = defaultsOf(declared)
  for (const row of await listSettings(context.db)) {
    if (row.key in declared) values[row.key] = declared[row.key]?.secret ? openSecret(context, row) : row.value
  }
  return values as ValuesOf<S>
}

function openSecret(context: Pick<Context, 'secrets' | 'log'>, { key, value: sealed }: SettingRow): string {
  if (sealed === '') return ''
  try {
    return context.secrets.decrypt(sealed, key)
  } catch (error) {
    context.log.error({ setting: key, err: error }, 'a stored secret does not open with this key')
    return ''
  }
}

/** Keys of the secrets that are stored and do not open with this key. */
export async function listUnreadableSettings({ db, secrets }: Pick<Context, 'db' | 'secrets'>, declared: Settings): Promise<string[]> {
  const unreadable: string[] = []
  for (const { key, value } of await listSettings(db)) {
    if (!declared[key]?.secret || value === '') continue
    try {
      secrets.decrypt(value, key)
    } catch {
      unreadable.push(key)
    }
  }
  return unreadable
}
