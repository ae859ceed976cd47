/** Stores a delivery in the transaction of what is to be delivered: either both are there or neither. */
import type { AnyDatabase } from '../database/database.ts'
import { newId } from '../platform/ids.ts'
import { insertDelivery } from './outbox.queries.ts'

export interface NewDelivery {
  /** Decides who writes the mail, see `ComposeMail`. */
  kind: string
  /** The same key is delivered once. */
  dedupeKey: string
  /** Names what is to be delivered; no personal data, those stay in their own row. */
  payload: Record<string, string>
  /** Of deliveries to one receiver that is no mailbox. */
  group?: string
  now: string
}

export async function enqueueDelivery(db: AnyDatabase, { kind, dedupeKey, payload, group, now }: NewDelivery): Promise<void> {
  await insertDelivery(db, {
    id: newId(),
    dedupe_key: dedupeKey,
    kind,
    payload: JSON.stringify(payload),
    group_key: group ?? null,
    run_at: now,
    created_at: now,
  })
}
