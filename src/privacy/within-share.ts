/** Bounds what one run erases of a table: a term or a clock that is set wrongly must not empty it before anybody looks. */
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { DAY_MS } from '../platform/days.ts'
import { dropErasingCheckpoints, setErasingCheckpoint } from '../platform/erasing-checkpoints.ts'
import type { AgedTable, StoredData } from '../platform/stored-data.ts'
import { countAll, countOlder, timeOfOldest } from './aged-rows.queries.ts'

/** A fifth of a table. */
const SHARE = 5
/** So few rows may always go: a fifth of a small table would never end. */
const ALWAYS_ALLOWED = 100
const WAIT_MS = DAY_MS

export const shareCheckpoint = (id: string): string => `share:${id}`

/**
 * The moment before which this run may erase: `before`, or an earlier one when more of a table is due than its share. Then the rest waits for
 * a day or for the owner, and undefined says that it waits.
 */
export async function boundByShare(context: Context, data: StoredData, before: string, checkpoints: ReadonlyMap<string, string>): Promise<string | undefined> {
  const bounds: string[] = []
  for (const aged of agedTables(data)) {
    const bound = await boundOf(context, aged, before)
    if (bound !== undefined) bounds.push(bound)
  }
  const name = shareCheckpoint(data.id)
  const waitsSince = checkpoints.get(name)
  if (bounds.length === 0) {
    if (waitsSince !== undefined) await dropErasingCheckpoints(context, [name])
    return before
  }
  if (waitsSince !== undefined && context.clock.now().getTime() - Date.parse(waitsSince) < WAIT_MS) return undefined
  await setErasingCheckpoint(context, { name, at: isoNow(context.clock) })
  context.log.warn({ data: data.id }, 'more is old enough to be erased than goes in one run: the rest waits for the owner or for a day')
  return bounds.toSorted()[0]
}

export const agedTables = (data: StoredData): readonly AgedTable[] => ('aged' in data ? data.aged : [])

/** Undefined when all that is due may go. Counts no further than it has to: tables may be large, and this happens every hour. */
async function boundOf({ db }: Context, aged: AgedTable, before: string): Promise<string | undefined> {
  if ((await countOlder(db, aged, before, ALWAYS_ALLOWED + 1)) <= ALWAYS_ALLOWED) return undefined
  const due = await countOlder(db, aged, before)
  const total = await countAll(db, aged, due * SHARE)
  if (total >= due * SHARE) return undefined
  return timeOfOldest(db, aged, Math.max(ALWAYS_ALLOWED, Math.floor(total / SHARE)))
}
