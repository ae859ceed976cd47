/** What SQLite still has of erased rows beside its pages in use: in its log until that is written over, and in the free pages of earlier versions. */
import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { DialectName } from './dialects.ts'

interface Opened {
  db: Database
  dialect: DialectName
}

/** On the connection that writes, each in its turn; `after` also when it fails. */
const run = ({ db }: Opened, { before, work, after }: Record<'before' | 'work' | 'after', string>): Promise<void> =>
  db.connection().execute(async (connection) => {
    await sql.raw(before).execute(connection)
    try {
      await sql.raw(work).execute(connection)
    } finally {
      await sql.raw(after).execute(connection)
    }
  })

/** Writes the log into the file and cuts it off. While another process writes nothing happens: SQLite itself waits for no lock (decision 3). */
export async function emptyLog(opened: Opened): Promise<void> {
  if (opened.dialect !== 'sqlite') return
  await sql.raw('pragma wal_checkpoint(truncate)').execute(opened.db)
}

/**
 * Makes the file anew without free pages; nobody can write meanwhile. Through a file on the disk: a large database does not fit in memory twice.
 * Throws when there is no room for it or another process is writing.
 */
export async function packFile(opened: Opened): Promise<void> {
  if (opened.dialect !== 'sqlite') return
  await run(opened, { before: 'pragma temp_store = FILE', work: 'vacuum', after: 'pragma temp_store = MEMORY' })
  await emptyLog(opened)
}
