/** The database goes away and comes back under the writes: PostgreSQL ends at once and starts again; SQLite's file is locked by another process. */
import { DatabaseSync } from 'node:sqlite'
import { databaseFile } from '../../src/database/database.ts'
import type { TestedDatabase } from './databases.ts'
import type { Place } from './place.ts'
import { prepare, startUnderTest } from './site-under-test.ts'
import { beginWriting, kindsOf, report, type Trial } from './trial.ts'
import { withMeans } from './means.ts'
import { wait } from './site-client.ts'

/** The site waits ten seconds for a lock (decision 3): one in three lasts longer. */
const AWAY_MS = [50, 2_500] as const
const LONG_MS = 11_000
const WRITES = 15

async function takeAway({ postgres }: TestedDatabase, { dataDir }: Place, ms: number): Promise<void> {
  if (postgres) {
    postgres.halt()
    await wait(ms)
    return postgres.resume()
  }
  using file = new DatabaseSync(databaseFile(dataDir), { timeout: 60_000 })
  file.exec('begin immediate')
  await wait(ms)
  file.exec('rollback')
}

export const databaseAway: Trial = ({ database, seed }, times) =>
  withMeans(seed, (means) =>
    database.withPlace(async (place) => {
      await prepare(place, means)
      const started = await startUnderTest(place, means, { aheadMs: 0 })
      const { running } = started
      const kinds = kindsOf(means)
      const writing = beginWriting(kinds, started)
      for (let time = 0; time < times; time += 1) {
        await writing.goOn(WRITES)
        await takeAway(database, place, time % 3 === 2 ? LONG_MS : AWAY_MS[0] + means.draw.below(AWAY_MS[1] - AWAY_MS[0]))
      }
      await writing.goOn(WRITES)
      // Stopped and not killed: clicks that waited for the database are to be counted by now.
      await running.stop()
      await writing.ended()
      return report(place, kinds, {
        what: 'database away',
        rounds: times,
        note: database.postgres ? 'the server ended and started again' : 'the file was locked',
      })
    }),
  )
