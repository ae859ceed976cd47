/** Brings the counts up to this moment: all days at first, afterwards those since the last time. */
import type { Context } from '../platform/context.ts'
import { COUNTED, openCheckpoints } from './count-checkpoints.ts'
import { raiseCheckpoint } from './daily-counts.queries.ts'
import { listDays } from '../platform/days.ts'
import { dayOf } from '../platform/dutch-time.ts'
import { refreshDailyCounts } from './refresh-daily-counts.ts'

/** The last day that was counted is counted once more: it was not over then. What is cut off half-way goes on from there. */
export async function countNewDays(context: Context): Promise<void> {
  const { counted } = await openCheckpoints(context)
  for (const day of listDays(counted, dayOf(context.clock.now()))) {
    await refreshDailyCounts(context, { fromDay: day, toDay: day })
    await raiseCheckpoint(context.db, COUNTED, day)
  }
}
