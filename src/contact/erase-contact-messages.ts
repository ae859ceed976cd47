/** Erases what is older than we say that we keep it. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-role.ts'
import { forgetDeliveries } from '../mail/forget-deliveries.ts'
import type { Context } from '../platform/context.ts'
import { deleteContactMessageRows, listMessageIdsBefore } from './contact.queries.ts'

/** Short transactions, so that visitors who write meanwhile need not wait. */
const BATCH = 200

/** For the system and the owner. Erases every message stored before the given moment, with its delivery; returns how many. */
export async function eraseContactMessages(context: Context, { before }: { before: string }): Promise<number> {
  if (context.actor.kind !== 'system') requireOwner(context)
  let erased = 0
  for (;;) {
    const count = await context.db.transaction().execute(async (tx) => {
      const ids = await listMessageIdsBefore(tx, before, BATCH)
      await forgetDeliveries(tx, ids)
      return deleteContactMessageRows(tx, ids)
    })
    if (count === 0) break
    erased += count
  }
  if (erased > 0) await recordAudit(context, { action: 'contact.erase', details: { before, count: erased } })
  return erased
}
