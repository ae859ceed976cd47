/** A site that has been started once: migrated, with its samples, its key and its owner. Servers of the journeys begin with a copy of it. */
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { dayOf } from '../../../src/platform/dutch-time.ts'
import { DAY_MS } from '../../../src/platform/days.ts'
import { cheapHash } from '../../factories/cheap-hash.ts'
import { PASSWORD, root, startServer, templateDir } from './server.ts'
import { changeRows } from './stored.ts'

/** Checking a password at its real cost takes a third of a second, and is measured elsewhere. */
function makePasswordCheap(): void {
  const file = new DatabaseSync(join(templateDir, 'elke.sqlite'))
  file.prepare('update elk_auth_account set password = ?').run(cheapHash(PASSWORD))
  file.exec('pragma wal_checkpoint(truncate)')
  file.close()
}

/** Of every job that the code declares for the night. */
function namesOfNightJobs(): string[] {
  const code = globSync('src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).map((path) => readFileSync(join(root, path), 'utf8'))
  const names = code.flatMap((text) => [...text.matchAll(/name: '([^']+)',\s+slot: nightly\b/g)].map(([, name = '']) => name))
  const declared = code.flatMap((text) => text.match(/\bslot: nightly\b/g) ?? [])
  if (names.length === 0 || names.length < declared.length)
    throw new Error(`the names of ${declared.length} jobs of the night were looked for, found: ${names.join(', ')}`)
  return names
}

/** This night's work is done, and the next one's, in which a run may still go on: ten seconds after each start it would come amid a journey, and not in one that is run at night. */
function makeNightOver(): void {
  const now = Date.now()
  for (const job of namesOfNightJobs())
    for (const day of [dayOf(now), dayOf(now + DAY_MS)])
      changeRows(templateDir, 'insert or ignore into elk_job_runs (name, slot, started_at) values (?, ?, ?)', job, day, new Date(now).toISOString())
}

/** Once a run, after the build. */
export async function makeTemplate(): Promise<void> {
  rmSync(templateDir, { recursive: true, force: true })
  mkdirSync(templateDir, { recursive: true, mode: 0o700 })
  const server = await startServer({ DATA_DIR: templateDir })
  await server.stop()
  makeNightOver()
  makePasswordCheap()
}
