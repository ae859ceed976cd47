/** Fifty rounds of `npm run chaos` on SQLite, as rows of the benchmark. */
import { withDatabases } from './chaos/databases.ts'
import { measureRounds } from './chaos/trials.ts'
import { exactly, shown, type Row } from './verdict.ts'

const ROUNDS = 50
const SEED = 7

export function measureChaos(): Promise<Row[]> {
  return withDatabases('sqlite', async (databases) => {
    const found = await Promise.all(databases.map((database) => measureRounds({ database, rounds: ROUNDS, seed: SEED, only: undefined, isLate: () => false })))
    const rows = found.flat()
    const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0)
    return [
      shown('kill -9, rounds', ROUNDS),
      shown(
        'kill -9, writes acknowledged',
        sum(({ acknowledged }) => acknowledged),
      ),
      exactly(
        'kill -9, of these lost',
        sum(({ lost }) => lost.length),
        0,
      ),
      exactly(
        'kill -9, of these there twice',
        sum(({ doubled }) => doubled.length),
        0,
      ),
      exactly(
        'kill -9, faults in the database',
        sum(({ damage }) => damage.length),
        0,
      ),
    ]
  })
}
