/** How many deliveries were given up on. */
import { requireOwner } from '../audit/require-owner.ts'
import type { Context } from '../platform/context.ts'
import { countFailed } from './outbox.queries.ts'

export async function countFailedDeliveries(context: Context): Promise<number> {
  requireOwner(context)
  return countFailed(context.db)
}
