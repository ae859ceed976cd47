/** Erases links that were deleted thirty days ago, with their clicks and numbers. */
import { requireOwner } from '../../audit/require-owner.ts'
import type { Context } from '../../platform/context.ts'
import { ERASE_BATCH } from '../../platform/erase-in-batches.ts'
import { guarded } from '../../platform/erasing-guard.ts'
import { nightly, type Job } from '../../platform/jobs.ts'
import { yieldToLoop } from '../../platform/yield-to-loop.ts'
import { deleteClicks, eraseRedirect, listClickIds, listDeletedBefore } from './manage.queries.ts'

const KEPT_MS = 30 * 86_400_000
const LINKS_A_RUN = 100

/** For the system and the owner. Returns how many links went. */
export async function eraseDeletedRedirects(context: Context): Promise<number> {
  if (context.actor.kind !== 'system') requireOwner(context)
  const before = new Date(context.clock.now().getTime() - KEPT_MS).toISOString()
  let erased = 0
  for (const id of await listDeletedBefore(context.db, before, LINKS_A_RUN)) {
    await eraseClicksOf(context, id)
    if (await eraseRedirect(context.db, id, before)) erased += 1
  }
  return erased
}

// The ledger goes a few rows at a time: erasing the link with all its clicks at once would keep visitors waiting.
async function eraseClicksOf(context: Context, redirectId: string): Promise<void> {
  for (let last: string | undefined = ''; last !== undefined;) {
    const ids: string[] = await listClickIds(context.db, redirectId, last, ERASE_BATCH)
    await deleteClicks(context.db, ids)
    last = ids.at(-1)
    await yieldToLoop()
  }
}

export const eraseDeletedRedirectsJob: Job = guarded({ name: 'redirects.erase-deleted', slot: nightly, work: eraseDeletedRedirects })
