/** The owner's list of keys, newest first; those that were revoked are listed as well, since the log names them. */
import { requireOwner } from '../../audit/require-role.ts'
import { isoNow } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import type { ApiKey } from './api-key.ts'
import { listKeyRows } from './keys.queries.ts'
import { toKey } from './read-key.ts'

const MOST_LISTED = 100

export async function listKeys(context: Context): Promise<ApiKey[]> {
  requireOwner(context)
  const now = isoNow(context.clock)
  return (await listKeyRows(context.db, MOST_LISTED)).map((row) => toKey(row, now))
}
