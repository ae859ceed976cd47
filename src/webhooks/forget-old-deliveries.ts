/** What webhooks were told is kept for a month. */
import { eraseOfGroups } from '../mail/delivery-groups.ts'
import type { Context } from '../platform/context.ts'
import { DAY_MS } from '../platform/days.ts'
import { ERASE_BATCH, eraseInBatches } from '../platform/erase-in-batches.ts'
import { guarded } from '../platform/erasing-guard.ts'
import { firstIdAt } from '../platform/ids.ts'
import { nightly } from '../platform/jobs.ts'
import { deleteTriesBefore } from './webhooks.queries.ts'

const KEPT_DAYS = 30

/** How many deliveries and tries went. */
export async function forgetOldDeliveries({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS).toISOString()
  const firstId = firstIdAt(Date.parse(before))
  const deliveries = await eraseInBatches(() => eraseOfGroups(db, before, ERASE_BATCH))
  return deliveries + (await eraseInBatches(() => deleteTriesBefore(db, firstId, ERASE_BATCH)))
}

export const webhookLogJob = guarded({ name: 'webhooks.forget', slot: nightly, work: forgetOldDeliveries })
