/** The owner has a delivery tried again, now and with all its tries. */
import { requireEditor } from '../audit/require-role.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { wakeOutbox } from './outbox-signal.ts'
import { requeueDelivery } from './outbox.queries.ts'

/** False when there is no such delivery, or it is sent or on its way. */
export async function retryDelivery(context: Context, dedupeKey: string): Promise<boolean> {
  requireEditor(context)
  const queued = await requeueDelivery(context.db, dedupeKey, isoNow(context.clock))
  if (queued) wakeOutbox(context.db)
  return queued
}
