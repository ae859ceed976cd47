/** Counts whole days anew from what is stored. */
import { setImmediate } from 'node:timers/promises'
import { requireReader } from '../audit/require-role.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { REFRESHED, openCheckpoints, sinceCheckpoint, type CountCheckpoints } from './count-checkpoints.ts'
import { countSources, type Counted, type CountSource } from './count-sources.ts'
import { lowerCheckpoint, raiseCheckpoint, replaceDay } from './daily-counts.queries.ts'
import { earlierDay, laterDay, listDays } from '../platform/days.ts'
import { dayOf, rangeOf } from '../platform/dutch-time.ts'

export interface Days {
  /** YYYY-MM-DD in the Netherlands, both included. */
  fromDay: string
  toDay: string
}

/**
 * For the system and the owner; the same days may be counted again and again. Days from which rows have been erased keep what was counted,
 * and days to come are passed over. Others are kept waiting for no longer than one source of one day takes.
 */
export async function refreshDailyCounts(context: Context, { fromDay, toDay }: Days): Promise<void> {
  if (context.actor.kind !== 'system') requireReader(context)
  const checkpoints = await openCheckpoints(context)
  const today = dayOf(context.clock.now())
  const oldest = countSources.reduce((day, source) => earlierDay(day, checkpoints.kept(source)), today)
  for (const day of listDays(laterDay(fromDay, oldest), earlierDay(toDay, today))) {
    await refreshDay(context, checkpoints, day)
    if (day === today) await raiseCheckpoint(context.db, REFRESHED, isoNow(context.clock))
  }
}

async function refreshDay({ db }: Context, checkpoints: CountCheckpoints, day: string): Promise<void> {
  const range = rangeOf(day)
  const counted: { source: CountSource; rows: Counted[] }[] = []
  for (const source of countSources.filter((one) => day >= checkpoints.kept(one))) {
    const rows = await source.count(db, range)
    counted.push({ source, rows: rows.filter(({ count }) => count > 0) })
    await setImmediate()
  }
  await db.transaction().execute(async (tx) => {
    const measures = counted.flatMap(({ source }) => source.gives)
    if (measures.length > 0) {
      await replaceDay(
        tx,
        day,
        measures,
        counted.flatMap(({ rows }) => rows.map((row) => ({ day, ...row }))),
      )
    }
    // An import brings days from before the counting began.
    for (const { source, rows } of counted) {
      if (rows.length > 0 && day < checkpoints.since(source.name)) await lowerCheckpoint(tx, sinceCheckpoint(source.name), day)
    }
  })
}
