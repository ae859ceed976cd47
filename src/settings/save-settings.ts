/** Saves settings of the owner and leaves an audit row. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-owner.ts'
import { isoNow } from '../platform/clock.ts'
import { contentChanged } from '../platform/content-version.ts'
import type { AnyDatabase, Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { newId } from '../platform/ids.ts'
import { isSecret, settingDefinitions, type SettingKey } from './setting.ts'
import { listSettings, upsertSetting } from './settings.queries.ts'

/** The mode has a door of its own (`live/switch-mode.ts`), and so have the claims (`claims/save-claim.ts`). */
export type SavableKey = Exclude<SettingKey, 'site_mode' | `claim_${string}`>

type Changes = Partial<Record<SavableKey, string>>

/**
 * Only the given keys change. An empty secret clears it. Another base URL of the provider clears the stored key too, unless a key
 * comes with it: no company gets the key of another. Says whether that happened.
 */
export async function saveSettings(context: Context, changes: Changes): Promise<{ keyCleared: boolean }> {
  requireOwner(context)
  if (Object.keys(changes).length === 0) return { keyCleared: false }
  const elsewhere = Object.keys(changes).filter((key) => key === 'site_mode' || key.startsWith('claim_'))
  if (elsewhere.length > 0) throw new AppError('invalid_input', { fields: elsewhere })
  return context.db.transaction().execute(async (tx) => {
    const keyCleared = await leavesProvider(tx, changes)
    const entries = Object.entries(keyCleared ? { ...changes, chatbot_api_key: '' } : changes) as [SettingKey, string][]
    for (const [key, plain] of entries) {
      const value = isSecret(key) && plain !== '' ? context.secrets.encrypt(plain, key) : plain
      await upsertSetting(tx, { id: newId(), key, value, is_secret: isSecret(key), updated_at: isoNow(context.clock) })
    }
    await recordAudit({ ...context, db: tx }, { action: 'settings.save', details: { keys: entries.map(([key]) => key) } })
    await contentChanged(tx)
    return { keyCleared }
  })
}

async function leavesProvider(db: AnyDatabase, { provider_base_url: url, chatbot_api_key: newKey }: Changes): Promise<boolean> {
  if (url === undefined || newKey !== undefined) return false
  const stored = new Map((await listSettings(db)).map(({ key, value }) => [key, value]))
  return url !== (stored.get('provider_base_url') ?? settingDefinitions.provider_base_url.default) && Boolean(stored.get('chatbot_api_key'))
}
