/** How many reviews that were given here wait for the owner; for the owner and the system. */
import { requireReader } from '../audit/require-role.ts'
import type { Context } from '../platform/context.ts'
import { countGivenWaiting } from './review-edit.queries.ts'

export async function countWaitingReviews(context: Context): Promise<number> {
  if (context.actor.kind !== 'system') requireReader(context)
  return countGivenWaiting(context.db)
}
