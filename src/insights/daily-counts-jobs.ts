/** When the days are counted: today every minute, and yesterday once more in the night, when its last conversations have ended. */
import { everyMinutes, nightly, type Job } from '../platform/jobs.ts'
import { countNewDays } from './count-new-days.ts'
import { addDays } from '../platform/days.ts'
import { dayOf } from '../platform/dutch-time.ts'
import { refreshDailyCounts } from './refresh-daily-counts.ts'

export const dailyCountsJobs: readonly Job[] = [
  { name: 'tellingen-vandaag', slot: everyMinutes(1), work: countNewDays },
  {
    name: 'tellingen-gisteren',
    slot: nightly,
    work: (context) => {
      const yesterday = addDays(dayOf(context.clock.now()), -1)
      return refreshDailyCounts(context, { fromDay: yesterday, toDay: yesterday })
    },
  },
]
