/** Whether a database that was put back is what was copied, and whether this program and the key can go on with it. */
import { listApplied } from '../database/applied-migrations.ts'
import { migrate, openDatabase, type OpenDatabase } from '../database/database.ts'
import { systemClock } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { createSecrets } from '../platform/secrets.ts'
import { countRows, listFileFaults } from './backup.queries.ts'
import type { Unpacked } from './unpack-backup.ts'
import type { Place } from './place.ts'

/** What is stored encrypted and does not open with the key; empty when all does. */
export type ListUnreadable = (context: Context) => Promise<string[]>

const silent = { debug() {}, info() {}, warn() {}, error() {} }

/** On a database of its own: it is brought to the schema of this version. Throws with the first thing that is wrong; resolves with the migrations that were missing. */
export async function examineRestored(place: Place, { manifest, masterKey }: Unpacked, listUnreadable: ListUnreadable): Promise<string[]> {
  const { db, dialect, close } = openDatabase(place)
  try {
    await compare({ db, dialect }, manifest)
    const added = await migrate(db, dialect)
    const secrets = createSecrets(masterKey)
    const unreadable = await listUnreadable({ db, dialect, secrets, clock: systemClock, log: silent, actor: { kind: 'system' } })
    if (unreadable.length > 0) throw new Error(`its key does not open ${unreadable.join(', ')}`)
    return added
  } finally {
    await close()
  }
}

async function compare({ db, dialect }: Pick<OpenDatabase, 'db' | 'dialect'>, manifest: Unpacked['manifest']): Promise<void> {
  const [fault] = dialect === 'sqlite' ? await listFileFaults(db) : []
  if (fault !== undefined) throw new Error(`its database is damaged: ${fault}`)
  const counts = await countRows(db, dialect)
  const names = new Set([...Object.keys(counts), ...Object.keys(manifest.counts)])
  for (const name of names)
    if (counts[name] !== manifest.counts[name])
      throw new Error(`${name} has ${counts[name] ?? 'no'} rows, and had ${manifest.counts[name] ?? 'none'} when it was copied`)
  const applied = await listApplied(db, dialect)
  if (applied.join(' ') !== manifest.migrations.join(' ')) throw new Error('its schema is not the one that was copied')
}
