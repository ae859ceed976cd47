/** Erases rows of the click ledger that are older than we say that we keep them; the totals of the links stay as they are. */
import { requireOwner } from '../audit/require-role.ts'
import type { Context } from '../platform/context.ts'
import { ERASE_BATCH, eraseInBatches } from '../platform/erase-in-batches.ts'
import { deleteClicksBefore } from './redirects.queries.ts'

/** For the system and the owner. Returns how many rows went. */
export async function eraseClicks(context: Context, { before }: { before: string }): Promise<number> {
  if (context.actor.kind !== 'system') requireOwner(context)
  return eraseInBatches(() => deleteClicksBefore(context.db, before, ERASE_BATCH))
}
