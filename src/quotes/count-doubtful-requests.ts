/** How many requests wait in the folder of doubtful ones; for the owner and the system. */
import { requireReader } from '../audit/require-role.ts'
import type { Context } from '../platform/context.ts'
import { countDoubtful } from './owner.queries.ts'

export async function countDoubtfulRequests(context: Context): Promise<number> {
  if (context.actor.kind !== 'system') requireReader(context)
  return countDoubtful(context.db)
}
