/** A site that has been started once: migrated, with its samples, its key and its owner. Servers of the journeys begin with a copy of it. */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { cheapHash } from '../../factories/cheap-hash.ts'
import { PASSWORD, startServer, templateDir } from './server.ts'

/** Checking a password at its real cost takes a third of a second, and is measured elsewhere. */
function makePasswordCheap(): void {
  const file = new DatabaseSync(join(templateDir, 'elke.sqlite'))
  file.prepare('update elk_auth_account set password = ?').run(cheapHash(PASSWORD))
  file.exec('pragma wal_checkpoint(truncate)')
  file.close()
}

/** Once a run, after the build. */
export async function makeTemplate(): Promise<void> {
  rmSync(templateDir, { recursive: true, force: true })
  mkdirSync(templateDir, { recursive: true, mode: 0o700 })
  const server = await startServer({ DATA_DIR: templateDir })
  await server.stop()
  makePasswordCheap()
}
