/** Saves settings of the owner and leaves an audit row. */
import { recordAudit } from '../accounts/record-audit.ts'
import { requireOwner } from '../accounts/require-owner.ts'
import { isoNow } from '../platform/clock.ts'
import { contentChanged } from '../platform/content-version.ts'
import type { Context } from '../platform/context.ts'
import { newId } from '../platform/ids.ts'
import { isSecret, type SettingKey } from './setting.ts'
import { upsertSetting } from './settings.queries.ts'

/** Only the given keys change. An empty secret clears it. */
export async function saveSettings(context: Context, changes: Partial<Record<SettingKey, string>>): Promise<void> {
  requireOwner(context)
  const entries = Object.entries(changes) as [SettingKey, string][]
  if (entries.length === 0) return
  await context.db.transaction().execute(async (tx) => {
    for (const [key, plain] of entries) {
      const value = isSecret(key) && plain !== '' ? context.secrets.encrypt(plain, key) : plain
      await upsertSetting(tx, { id: newId(), key, value, is_secret: isSecret(key), updated_at: isoNow(context.clock) })
    }
    await recordAudit({ ...context, db: tx }, { action: 'settings.save', details: { keys: entries.map(([key]) => key) } })
    await contentChanged(tx)
  })
}
