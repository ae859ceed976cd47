/** The owner has a mail go once more: one that was given up from the start, and one that is out as a new delivery with a mark of its own. */
import type { TransactionContext } from '../platform/context.ts'
import { isoNow } from '../platform/clock.ts'
import { againKeys } from './again-keys.ts'
import { enqueueDelivery } from './enqueue-delivery.ts'
import { readPayload } from './payload.schema.ts'
import { findDelivery, requeueDelivery } from './outbox.queries.ts'

/** False when there is no such delivery, when it or its last repeat is on its way, and after three. In the transaction of whoever asks. */
export async function resendDelivery({ db, clock }: Pick<TransactionContext, 'db' | 'clock'>, dedupeKey: string): Promise<boolean> {
  const now = isoNow(clock)
  const first = await findDelivery(db, dedupeKey)
  if (!first) return false
  if (first.status === 'failed') return requeueDelivery(db, dedupeKey, now)
  if (first.status !== 'sent') return false
  for (const key of againKeys(dedupeKey)) {
    const before = await findDelivery(db, key)
    if (before?.status === 'sent') continue
    if (before) return before.status === 'failed' && requeueDelivery(db, key, now)
    await enqueueDelivery(db, { kind: first.kind, dedupeKey: key, payload: { ...readPayload(first), again: 'yes' }, now })
    return true
  }
  return false
}
