/** How many visitors opened a page in the last five minutes, exactly and for the owner alone: small numbers stay out of sight of others. */
import { requireReader } from '../audit/require-role.ts'
import type { Context } from '../platform/context.ts'
import { countSeenSince } from './presence.queries.ts'
import { ONLINE_MS } from './presence.ts'

export async function countOnline(context: Context): Promise<number> {
  requireReader(context)
  return countSeenSince(context.db, new Date(context.clock.now().getTime() - ONLINE_MS).toISOString())
}
