/** Saves settings of the owner and leaves an audit row. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-role.ts'
import { isoNow } from '../platform/clock.ts'
import { contentChanged } from '../platform/content-version.ts'
import { withinTransaction, type AnyDatabase, type Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { newId } from '../platform/ids.ts'
import type { Settings, ValuesOf } from './setting.ts'
import { readSettings } from './read-settings.ts'
import { listSettings, upsertSetting } from './settings.queries.ts'

/** What the screen had on it of the settings that it changes; of a secret its mask. */
export type SeenSettings = Readonly<Record<string, string | undefined>>

/** Throws `conflict` when one of them was changed elsewhere after that, and not to the same. */
export async function refuseOvertaken(context: Context, declared: Settings, changes: SeenSettings, seen: SeenSettings): Promise<void> {
  const watched = Object.keys(changes).filter((key) => changes[key] !== undefined && seen[key] !== undefined)
  if (watched.length === 0) return
  const stored: SeenSettings = await readSettings(context, declared)
  const isOvertaken = (key: string): boolean => {
    const mask = declared[key]?.secret?.mask ?? ((plain: string) => plain)
    const now = stored[key] ?? ''
    return mask(now) !== seen[key] && now !== changes[key]
  }
  if (watched.some(isOvertaken)) throw new AppError('conflict')
}

/**
 * Only the given keys change. An empty secret clears it. Returns the secrets that were emptied because another setting changed.
 * Throws `invalid_input` with the keys that are not declared, or that a verb of their own writes, and `conflict` as `refuseOvertaken`.
 */
export async function saveSettings<S extends Settings>(
  context: Context,
  declared: S,
  changes: Partial<ValuesOf<S>>,
  seen: SeenSettings = {},
): Promise<{ cleared: string[] }> {
  return context.db.transaction().execute((tx) => saveSettingsIn(withinTransaction(context, tx), declared, changes, seen))
}

/** As `saveSettings`, in a transaction of the caller, for what is saved together with something else or not at all. */
export async function saveSettingsIn<S extends Settings>(
  context: Context,
  declared: S,
  changes: Partial<ValuesOf<S>>,
  seen: SeenSettings,
): Promise<{ cleared: string[] }> {
  requireOwner(context)
  const given = Object.entries<string | undefined>(changes).flatMap(([key, value]): [string, string][] => (value === undefined ? [] : [[key, value]]))
  if (given.length === 0) return { cleared: [] }
  const elsewhere = given.map(([key]) => key).filter((key) => !declared[key] || declared[key].ownVerb)
  if (elsewhere.length > 0) throw new AppError('invalid_input', { fields: elsewhere })
  // First, since it makes other saves wait until this one is whole.
  await contentChanged(context.db)
  await refuseOvertaken(context, declared, changes, seen)
  const cleared = [...new Set(await listCleared(context.db, declared, new Map(given)))]
  await storeSettings(context, declared, [...given, ...cleared.map((key): [string, string] => [key, ''])])
  return { cleared }
}

/** Inside a transaction, for verbs that have checked who asks. */
export async function storeSettings(
  context: Omit<Context, 'db'> & { db: AnyDatabase },
  declared: Settings,
  entries: readonly (readonly [key: string, plain: string])[],
): Promise<void> {
  for (const [key, plain] of entries) {
    const isSecret = declared[key]?.secret !== undefined
    const value = isSecret && plain !== '' ? context.secrets.encrypt(plain, key) : plain
    await upsertSetting(context.db, { id: newId(), key, value, is_secret: isSecret, updated_at: isoNow(context.clock) })
  }
  await recordAudit(context, { action: 'settings.save', details: { keys: entries.map(([key]) => key) } })
}

/** Secrets that belong to a value that is about to change. */
async function listCleared(db: AnyDatabase, declared: Settings, given: ReadonlyMap<string, string>): Promise<string[]> {
  const stored = new Map((await listSettings(db)).map(({ key, value }) => [key, value]))
  return [...given].flatMap(([key, value]) => {
    const { clears = [], default: initial } = declared[key] ?? {}
    if (value === (stored.get(key) ?? initial)) return []
    return clears.filter((secret) => !given.has(secret) && Boolean(stored.get(secret)))
  })
}
