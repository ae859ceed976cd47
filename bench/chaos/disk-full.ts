/** The disk of the database is full, also at a kill and at a start: on a small file system of its own, which only this process and its children see. */
import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withFolder } from '../site.ts'
import { withDatabases } from './databases.ts'
import type { ReportRow } from './report.ts'
import { prepare, startUnderTest } from './site-under-test.ts'
import { beginWriting, kindsOf, notHere, report, type Trial, type TrialAt } from './trial.ts'
import { withMeans } from './means.ts'
import { wait } from './site-client.ts'

const WHAT = 'disk full'
/** PostgreSQL begins with 60 MB, and its log comes in files of 16. */
const SIZE = { sqlite: '64m', postgres: '320m' }
const WRITES = 15
const FULL_MS = 1_500
const TRIES_TO_START_MS = 4_000
const PIECE = Buffer.alloc(65_536)

/** In a mount namespace: needs root, or a machine that lets others make one. */
export const diskFull: Trial = async ({ database, seed }, times) => {
  const at = { database, seed }
  const isRoot = process.getuid?.() === 0
  const inside = ['--mount', ...(isRoot ? [] : ['--map-root-user'])]
  if (!isRoot && database.postgres) return notHere(WHAT, at, 'PostgreSQL does not run as the root of a namespace')
  return withFolder(async (folder) => {
    const mounted = `mount -t tmpfs -o size=${SIZE[database.dialect]},mode=1777 none "$0" && exec "$@"`
    const own = [process.execPath, import.meta.filename, database.dialect, String(seed), String(times)]
    const { status, stdout, stderr } = spawnSync('unshare', [...inside, 'sh', '-c', mounted, folder, ...own], {
      encoding: 'utf8',
      env: { ...process.env, TMPDIR: folder },
      maxBuffer: 100_000_000,
    })
    const line = stdout?.trim().split('\n').at(-1) ?? ''
    if (line.startsWith('{')) return JSON.parse(line) as ReportRow
    if (stderr?.includes('Operation not permitted') || status === null) return notHere(WHAT, at, 'this machine makes no file system for it')
    throw new Error(`${WHAT}: ${stderr}`)
  })
}

/** Writes until nothing more goes. */
function fill(path: string): void {
  const file = openSync(path, 'w')
  try {
    for (const size of [PIECE.length, 4_096, 1]) {
      try {
        for (;;) writeSync(file, PIECE, 0, size)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    }
  } finally {
    closeSync(file)
  }
}

/** PostgreSQL ends by itself when its log does not fit. */
function wakeServer({ database }: TrialAt): void {
  try {
    database.postgres?.resume()
  } catch {
    // It runs still.
  }
}

async function fillAgainAndAgain(at: TrialAt, times: number): Promise<ReportRow> {
  const ballast = join(tmpdir(), 'ballast')
  return withMeans(at.seed, (means) =>
    at.database.withPlace(async (place) => {
      await prepare(place, means)
      // A click waits in memory while the disk is full, so it goes with a kill.
      const kinds = kindsOf(means).filter(({ name }) => name !== 'redirect')
      for (let time = 0; time < times; time += 1) {
        const started = await startUnderTest(place, means, { aheadMs: time * 61_000 })
        const { running } = started
        const writing = beginWriting(kinds, started)
        await writing.goOn(WRITES)
        fill(ballast)
        await wait(FULL_MS)
        if (time % 2 === 0) {
          rmSync(ballast)
          wakeServer(at)
          await writing.goOn(WRITES)
        }
        await running.kill()
        await writing.ended()
        if (time % 2 === 0) continue
        // On a full disk it may start or say why not; it must change nothing that is there.
        await startUnderTest(place, means, { aheadMs: time * 61_000, killAfterMs: TRIES_TO_START_MS }).then(
          (onFullDisk) => onFullDisk.running.kill(),
          () => {},
        )
        rmSync(ballast)
        wakeServer(at)
      }
      return report(place, kinds, { what: WHAT, rounds: times, note: `${SIZE[at.database.dialect]}, without clicks` })
    }),
  )
}

if (import.meta.main) {
  const [dialect = 'sqlite', seed = '1', times = '2'] = process.argv.slice(2)
  mkdirSync(tmpdir(), { recursive: true })
  const row = await withDatabases(dialect, ([database]) => fillAgainAndAgain({ database: database!, seed: Number(seed) }, Number(times)))
  console.log(`\n${JSON.stringify(row)}`)
  process.exit(0)
}
