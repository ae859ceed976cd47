/** What offices say of themselves and waits for the owner, beside what stands there. */
import { requireReader } from '../../audit/require-role.ts'
import { readStoredNotary } from '../../notaries/open-notary.ts'
import { dayOf } from '../../platform/dutch-time.ts'
import type { Context } from '../../platform/context.ts'
import { compareDrafts, type Difference } from './compare-proposal.ts'
import { mergeProposal, unseenDeeds } from './proposal.ts'
import { readProposal } from './proposal.schema.ts'
import { countWaiting, listWaiting } from './proposals.queries.ts'

export interface WaitingProposal {
  id: string
  office: { id: string; name: string; location: string; version: number }
  /** ISO */
  sentAt: string
  differences: Difference[]
  /** Slugs of deeds with a price that the office did not see; while there are any, it cannot be taken over. */
  unseen: string[]
}

/** The oldest first; `after`: the id of the last one of the page before. */
export async function listProposals(context: Context, { limit, after }: { limit: number; after?: string | undefined }): Promise<WaitingProposal[]> {
  requireReader(context)
  const { db } = context
  const rows = await listWaiting(db, limit, after)
  return Promise.all(
    rows.map(async ({ id, notary_id: notaryId, created_at: sentAt, content }) => {
      const proposal = readProposal({ content })
      const stored = await readStoredNotary(db, notaryId)
      const { name, location, version } = stored
      const after = mergeProposal(stored, proposal, dayOf(sentAt))
      return { id, office: { id: notaryId, name, location, version }, sentAt, differences: compareDrafts(stored, after), unseen: unseenDeeds(stored, proposal) }
    }),
  )
}

/** For the owner and the system. */
export async function countWaitingProposals(context: Context): Promise<number> {
  if (context.actor.kind !== 'system') requireReader(context)
  return countWaiting(context.db)
}
