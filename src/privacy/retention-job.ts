/** Erases by age at the start of a process and every hour, and within a minute when the owner agreed to what waited. */
import { emptyLog } from '../database/erased-bytes.ts'
import { everyMinutes, type Job } from '../platform/jobs.ts'
import { isErasingConfirmed, runRetention } from './run-retention.ts'

const hourly = everyMinutes(60)
/** The owner waits for it. */
const agreed = everyMinutes(1 / 12)

export const retentionJob: Job = {
  name: 'retention',
  atStart: true,
  slot: async (clock, context) => ((await isErasingConfirmed(context)) ? `agreed ${agreed(clock)}` : hourly(clock)),
  // Also takes what visitors erased since the last time out of the log of the database.
  async work(context) {
    await runRetention(context)
    await emptyLog(context)
  },
}
