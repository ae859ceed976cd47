/** Erases what is older than we say that we keep it. */
import { recordAudit } from '../accounts/record-audit.ts'
import { requireOwner } from '../accounts/require-owner.ts'
import type { Context } from '../platform/context.ts'
import type { StoredData } from '../platform/stored-data.ts'
import { readSettings } from '../settings/read-settings.ts'
import type { SettingValues } from '../settings/setting.ts'
import { storedData } from './list-stored-data.ts'
import { retentionDays } from './retention-days.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Rows erased by the id of their declaration; what lost nothing is left out. */
export type ErasedCounts = Record<string, number>

/**
 * For the system and the owner. One declaration that fails does not keep the others from being erased; the next run tries it again.
 * Leaves an audit row when something went by a term of the owner. Counters that live for minutes leave none: there would be one every hour.
 */
export async function runRetention(context: Context, declarations: readonly StoredData[] = storedData): Promise<ErasedCounts> {
  if (context.actor.kind !== 'system') requireOwner(context)
  const settings = await readSettings(context)
  const erased: ErasedCounts = {}
  for (const data of declarations) {
    const count = await forgetOld(context, data, settings)
    if (count > 0 && 'setting' in data.term) erased[data.id] = count
  }
  if (Object.keys(erased).length > 0) {
    await recordAudit(context, { action: 'retention.erase', details: { erased } })
    context.log.info({ erased }, 'erased what was kept long enough')
  }
  return erased
}

async function forgetOld(context: Context, data: StoredData, settings: SettingValues): Promise<number> {
  if (!data.forget) return 0
  const before = new Date(context.clock.now().getTime() - termMs(data, settings)).toISOString()
  try {
    return await data.forget(context, before)
  } catch (error) {
    context.log.warn({ err: error, data: data.id }, 'what was kept long enough could not be erased, trying again in an hour')
    return 0
  }
}

function termMs({ term }: StoredData, settings: SettingValues): number {
  if ('setting' in term) return retentionDays(settings, term.setting) * DAY_MS
  return 'minutes' in term ? term.minutes * MINUTE_MS : 0
}
