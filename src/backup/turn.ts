/** One process at a time makes or puts back a backup of a site. The turn goes with the process that took it, however that ends. */
import { join } from 'node:path'
import { openDatabase } from '../database/database.ts'
import { holdFile } from '../database/hold-file.ts'
import { makeFolder } from '../database/make-folder.ts'
import { BackupFault } from './backup-fault.ts'
import { holdTurn } from './backup.queries.ts'
import type { Place } from './place.ts'

const LOCK = 'backup.lock'

const busy = () => new BackupFault('busy', 'another backup of this site is being made or put back; try again when that has ended')

/** Throws `busy` while another process has it. */
export async function inTurn<T>({ url, dataDir }: Place, work: () => Promise<T>): Promise<T> {
  makeFolder(dataDir)
  if (!url) {
    using held = holdFile(join(dataDir, LOCK))
    if (!held) throw busy()
    return await work()
  }
  const { db, close } = openDatabase({ url, dataDir })
  const result = await holdTurn(db, work).finally(close)
  if (!result) throw busy()
  return result.value
}
