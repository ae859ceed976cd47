/** How many notices wait for a decision; for the owner and the system. */
import { requireReader } from '../audit/require-role.ts'
import type { Context } from '../platform/context.ts'
import { countOpen } from './notices.queries.ts'

export async function countOpenNotices(context: Context): Promise<number> {
  if (context.actor.kind !== 'system') requireReader(context)
  return countOpen(context.db)
}
