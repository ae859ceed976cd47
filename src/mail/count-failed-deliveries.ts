/** How many deliveries of somebody's words were given up on; for the owner and the system. */
import { requireReader } from '../audit/require-role.ts'
import type { Context } from '../platform/context.ts'
import { countFailed } from './outbox.queries.ts'
import { passingDeliveries } from './passing-deliveries.ts'

export async function countFailedDeliveries(context: Context): Promise<number> {
  if (context.actor.kind !== 'system') requireReader(context)
  return countFailed(context.db, passingDeliveries)
}
