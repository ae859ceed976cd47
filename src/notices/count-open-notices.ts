/** How many notices wait for a decision; for the owner and the system. */
import { requireOwner } from '../audit/require-owner.ts'
import type { Context } from '../platform/context.ts'
import { countOpen } from './notices.queries.ts'

export async function countOpenNotices(context: Context): Promise<number> {
  if (context.actor.kind !== 'system') requireOwner(context)
  return countOpen(context.db)
}
