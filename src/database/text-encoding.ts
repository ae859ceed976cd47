/** PostgreSQL keeps text in the encoding that its database was made with, which does not change afterwards. */
import { sql, type Kysely } from 'kysely'
import type { DialectName } from './dialects.ts'
import type { Schema } from './schema.ts'
import { StartFault } from './start-fault.ts'
import { otherEncoding } from './start-faults.nl.ts'

const NEEDED = 'UTF8'

/** In any other there are letters that cannot be stored, or that two programs read differently. */
export async function refuseOtherEncoding(db: Kysely<Schema>, dialect: DialectName): Promise<void> {
  if (dialect !== 'postgres') return
  const { rows } = await sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`.execute(db)
  const encoding = rows[0]?.encoding
  if (encoding !== NEEDED) throw new StartFault(otherEncoding(String(encoding)))
}
