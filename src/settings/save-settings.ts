/** Saves settings of the owner and leaves an audit row. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-owner.ts'
import { isoNow } from '../platform/clock.ts'
import { contentChanged } from '../platform/content-version.ts'
import type { AnyDatabase, Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { newId } from '../platform/ids.ts'
import type { Settings, ValuesOf } from './setting.ts'
import { listSettings, upsertSetting } from './settings.queries.ts'

/**
 * Only the given keys change. An empty secret clears it. Returns the secrets that were emptied because another setting changed.
 * Throws `invalid_input` with the keys that are not declared, or that a verb of their own writes.
 */
export async function saveSettings<S extends Settings>(context: Context, declared: S, changes: Partial<ValuesOf<S>>): Promise<{ cleared: string[] }> {
  requireOwner(context)
  const given = Object.entries<string | undefined>(changes).flatMap(([key, value]): [string, string][] => (value === undefined ? [] : [[key, value]]))
  if (given.length === 0) return { cleared: [] }
  const elsewhere = given.map(([key]) => key).filter((key) => !declared[key] || declared[key].ownVerb)
  if (elsewhere.length > 0) throw new AppError('invalid_input', { fields: elsewhere })
  return context.db.transaction().execute(async (tx) => {
    const cleared = await listCleared(tx, declared, new Map(given))
    const entries = [...given, ...cleared.map((key): [string, string] => [key, ''])]
    for (const [key, plain] of entries) {
      const isSecret = declared[key]?.secret !== undefined
      const value = isSecret && plain !== '' ? context.secrets.encrypt(plain, key) : plain
      await upsertSetting(tx, { id: newId(), key, value, is_secret: isSecret, updated_at: isoNow(context.clock) })
    }
    await recordAudit({ ...context, db: tx }, { action: 'settings.save', details: { keys: entries.map(([key]) => key) } })
    await contentChanged(tx)
    return { cleared }
  })
}

/** Secrets that belong to a value that is about to change. */
async function listCleared(db: AnyDatabase, declared: Settings, given: ReadonlyMap<string, string>): Promise<string[]> {
  const stored = new Map((await listSettings(db)).map(({ key, value }) => [key, value]))
  return [...given].flatMap(([key, value]) => {
    const { clears, default: initial } = declared[key] ?? {}
    const leaves = clears !== undefined && !given.has(clears) && value !== (stored.get(key) ?? initial) && Boolean(stored.get(clears))
    return leaves ? [clears] : []
  })
}
