/** What migrations left to be done, beside the serving site. Every instance may do it, one at a time; it goes on where it was cut off. */
import { listFilling, runFills } from '../database/fills/run-fills.ts'
import { everyMinutes, type Job } from './jobs.ts'

const TELL_EVERY_MS = 10_000
const eachMinute = everyMinutes(1)

export function fillJob(): Job {
  // Only a start plans anything, and that of another instance brings a job of its own.
  let isDone = false
  return {
    name: 'aanvullen',
    async slot(clock, { db }) {
      isDone ||= (await listFilling(db)).length === 0
      return isDone ? undefined : eachMinute(clock)
    },
    async work(context, signal) {
      let told = performance.now()
      await runFills(context, {
        goOn: () => !signal.aborted,
        // Half of the time is for who is served.
        rest: 1,
        onBatch(progress) {
          if (performance.now() - told < TELL_EVERY_MS) return
          told = performance.now()
          context.log.info(progress, 'older rows are being filled')
        },
      })
      if (!signal.aborted && (await listFilling(context.db)).length === 0) context.log.info({}, 'older rows are filled')
    },
  }
}
