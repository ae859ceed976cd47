/** Erases clicks on calls to action that are older than we say that we keep them. */
import { requireOwner } from '../audit/require-role.ts'
import type { Context } from '../platform/context.ts'
import { ERASE_BATCH, eraseInBatches } from '../platform/erase-in-batches.ts'
import { deleteCtaClicksBefore } from './cta-click.queries.ts'

/** For the system and the owner. Returns how many went. */
export async function eraseCtaClicks(context: Context, { before }: { before: string }): Promise<number> {
  if (context.actor.kind !== 'system') requireOwner(context)
  return eraseInBatches(() => deleteCtaClicksBefore(context.db, before, ERASE_BATCH))
}
