/** The clock of the server turns while it runs, ahead and back, and it starts again by that clock: nothing of what was acknowledged is erased as old. */
import { prepare, startUnderTest } from './site-under-test.ts'
import { beginWriting, kindsOf, report, type Trial } from './trial.ts'
import { withMeans } from './means.ts'
import { wait } from './site-client.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Back in the end, when the right time comes from the network again. */
const TURNS_MS = [HOUR_MS, -2 * HOUR_MS, DAY_MS, 9 * DAY_MS, -3 * DAY_MS, 400 * DAY_MS, 0] as const
const WRITES = 10
/** Until the jobs look at the clock, which they do every ten seconds. */
const JOBS_MS = 11_000

export const clockTurned: Trial = ({ database, seed }, times) =>
  withMeans(seed, (means) =>
    database.withPlace(async (place) => {
      await prepare(place, means)
      const kinds = kindsOf(means)
      let aheadMs = 0
      for (let time = 0; time < times; time += 1) {
        const next = TURNS_MS[time % TURNS_MS.length] ?? 0
        const started = await startUnderTest(place, means, { aheadMs, turnsMs: [next] })
        const { running } = started
        const writing = beginWriting(kinds, started)
        await writing.goOn(WRITES)
        running.signal('SIGUSR2')
        await writing.goOn(WRITES)
        await wait(JOBS_MS)
        await running.stop()
        await writing.ended()
        aheadMs = next
      }
      return report(place, kinds, { what: 'clock turned', rounds: times, note: 'by hours, days and a year, ahead and back' })
    }),
  )
