/** Reads all settings, with defaults for the keys that were never saved. */
import type { Context } from '../platform/context.ts'
import { isSecret, settingDefinitions, settingKeys, type SettingKey, type SettingValues } from './setting.ts'
import { listSettings } from './settings.queries.ts'

/** Secrets come decrypted: for use inside the server only. A secret that no longer decrypts reads as empty and is logged. */
export async function readSettings(context: Pick<Context, 'db' | 'secrets' | 'log'>): Promise<SettingValues> {
  const values = Object.fromEntries(settingKeys.map((key) => [key, settingDefinitions[key].default])) as SettingValues
  for (const row of await listSettings(context.db)) {
    if (!(row.key in settingDefinitions)) continue
    const key = row.key as SettingKey
    values[key] = isSecret(key) ? openSecret(context, key, row.value) : row.value
  }
  return values
}

function openSecret(context: Pick<Context, 'secrets' | 'log'>, key: SettingKey, sealed: string): string {
  if (sealed === '') return ''
  try {
    return context.secrets.decrypt(sealed, key)
  } catch (error) {
    context.log.error({ setting: key, err: error }, 'a stored secret does not open with this key')
    return ''
  }
}

/** Secrets that are stored and do not open with this key. */
export async function listUnreadableSettings({ db, secrets }: Pick<Context, 'db' | 'secrets'>): Promise<SettingKey[]> {
  const unreadable: SettingKey[] = []
  for (const { key, value } of await listSettings(db)) {
    if (!(key in settingDefinitions) || !isSecret(key as SettingKey) || value === '') continue
    try {
      secrets.decrypt(value, key)
    } catch {
      unreadable.push(key as SettingKey)
    }
  }
  return unreadable
}
