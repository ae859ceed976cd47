/**
 * Kills the site again and again while it is written to, on both databases, and looks for everything that was acknowledged:
 * `npm run chaos -- --rounds 1000 --seed 7`. With `--only` some of what the table names, with `--database` one of the two, and with
 * `--minutes` no round begins after so long. The same seed draws the same moments and inputs; what the machine does meanwhile is its own.
 */
import { parseArgs } from 'node:util'
import { randomInt } from 'node:crypto'
import { keepFilesInMemory } from '../tests/setup/files-in-memory.ts'
import { withDatabases } from './chaos/databases.ts'
import { measureRounds, trials } from './chaos/trials.ts'
import { renderReport, type ReportRow } from './chaos/report.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    only: { type: 'string' },
    database: { type: 'string' },
    minutes: { type: 'string', default: '600' },
  },
})

/** Rounds on one database from which on everything else happens as often as it ever does. */
const WHOLE_RUN = 500

// What survives the end of a process is asked, not what survives a loss of power.
keepFilesInMemory()

const seed = Number(values.seed)
const deadline = performance.now() + Number(values.minutes) * 60_000
const only = values.only?.split(',')
console.log(`seed ${seed}`)

const rows: ReportRow[] = []
await withDatabases(values.database, async (databases) => {
  const rounds = Math.ceil(Number(values.rounds) / databases.length)
  for (const database of databases) {
    rows.push(...(await measureRounds({ database, rounds, seed, only, isLate: () => performance.now() > deadline })))
    for (const { name, run, times } of trials)
      if (!only || only.includes(name)) rows.push(await run({ database, seed }, Math.ceil(times * Math.min(1, rounds / WHOLE_RUN))))
  }
})
const { text, isWhole } = renderReport(rows)
console.log(`\n${text}`)
process.exit(isWhole ? 0 : 1)
