/** Tells how the deliveries with the given keys stand. */
import type { AnyDatabase } from '../database/database.ts'
import type { DeliveryState } from './delivery-state.ts'
import { listDeliveries, type DeliveryRow } from './outbox.queries.ts'
import { readFault } from './transport.ts'

const statusOf = { queued: 'waiting', sending: 'waiting', sent: 'delivered', failed: 'failed' } as const

/** By dedupe key; a key without a delivery is left out. At most a few hundred keys a call. */
export async function listDeliveryStates(db: AnyDatabase, dedupeKeys: readonly string[]): Promise<Map<string, DeliveryState>> {
  const rows = await listDeliveries(db, dedupeKeys)
  return new Map(rows.map((row) => [row.dedupe_key, stateOf(row)]))
}

export function stateOf(row: Omit<DeliveryRow, 'dedupe_key'>): DeliveryState {
  return {
    status: statusOf[row.status],
    attempts: row.attempts,
    deliveredAt: row.sent_at,
    onlyHere: row.sent_by === 'inbox',
    nextTryAt: row.status === 'queued' ? row.run_at : null,
    fault: row.last_error === null ? null : readFault(row.last_error),
  }
}
