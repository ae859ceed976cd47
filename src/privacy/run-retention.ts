/** Erases what is older than we say that we keep it. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-role.ts'
import type { Context } from '../platform/context.ts'
import { guardCheckpoints, mayErase } from '../platform/erasing-guard.ts'
import { dropErasingCheckpoints, readErasingCheckpoints } from '../platform/erasing-checkpoints.ts'
import type { StoredData } from '../platform/stored-data.ts'
import { retentionTerms } from '../settings/retention.settings.ts'
import { readSettings } from '../settings/read-settings.ts'
import { storedData } from './list-stored-data.ts'
import { beforeOf } from '../settings/retention-days.ts'
import { boundByShare } from './within-share.ts'

/** Rows erased by the id of their declaration; what lost nothing is left out. */
export type ErasedCounts = Record<string, number>

/**
 * For the system and the owner. One declaration that fails does not keep the others from being erased; the next run tries it again.
 * Erases nothing while the clock is in doubt, and no more than a share of a table, unless the owner agreed to it.
 * Leaves an audit row when something went by a term of the owner. Counters that live for minutes leave none: there would be one every hour.
 */
export async function runRetention(context: Context, declarations: readonly StoredData[] = storedData): Promise<ErasedCounts> {
  if (context.actor.kind !== 'system') requireOwner(context)
  if (!(await mayErase(context))) return {}
  const settings = await readSettings(context, retentionTerms)
  const checkpoints = await readErasingCheckpoints(context)
  const isConfirmed = checkpoints.has(guardCheckpoints.confirmed)
  const erased: ErasedCounts = {}
  for (const data of declarations) {
    const before = beforeOf(data, settings, context.clock)
    const count = await forgetOld(context, data, async () => (isConfirmed ? before : boundByShare(context, data, before, checkpoints)))
    if (count > 0 && 'setting' in data.term) erased[data.id] = count
  }
  // Last, so that a process that ended halfway is followed by one that goes on.
  if (isConfirmed) await dropErasingCheckpoints(context, [guardCheckpoints.confirmed])
  if (Object.keys(erased).length > 0) {
    await recordAudit(context, { action: 'retention.erase', details: { erased } })
    context.log.info({ erased }, 'erased what was kept long enough')
  }
  return erased
}

async function forgetOld(context: Context, data: StoredData, bound: () => Promise<string | undefined>): Promise<number> {
  if (!data.forget) return 0
  try {
    const before = await bound()
    return before === undefined ? 0 : await data.forget(context, before)
  } catch (error) {
    context.log.warn({ err: error, data: data.id }, 'what was kept long enough could not be erased, trying again in an hour')
    return 0
  }
}

/** Whether the owner agreed and no run has followed yet. */
export const isErasingConfirmed = async (context: Context): Promise<boolean> => (await readErasingCheckpoints(context)).has(guardCheckpoints.confirmed)
