/** The claims as the owner sees them: words, state today, and every version of their evidence. */
import { requireOwner } from '../../audit/require-role.ts'
import { dutchDay } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { readSettings } from '../read-settings.ts'
import { claimIds, type ClaimId } from './claim-ids.ts'
import { claimState, claimValue, type ClaimFacts, type ClaimState, type Evidence } from './claim.ts'
import { claimWordings } from './claims.settings.ts'
import { listEvidenceOf } from './claims.queries.ts'
import { isMeasured, type Measured } from './measured.ts'
import { toEvidence } from './read-evidence.ts'

const MOST_VERSIONS = 20

export interface ClaimView {
  claim: ClaimId
  value: string
  state: ClaimState
  current: Evidence | undefined
  /** What the site counted; undefined of a claim that needs evidence by hand. */
  measured: Measured | undefined
  /** Newest first, the current one included. */
  versions: (Evidence & { savedAt: string })[]
}

export async function listClaims(context: Context, facts: ClaimFacts): Promise<ClaimView[]> {
  requireOwner(context)
  const settings = await readSettings(context, claimWordings)
  const day = dutchDay(context.clock)
  const views: ClaimView[] = []
  for (const claim of claimIds) {
    const rows = await listEvidenceOf(context.db, claim, MOST_VERSIONS)
    const versions = rows.map((row) => ({ ...toEvidence(row), savedAt: row.created_at }))
    const value = claimValue(settings, claim)
    views.push({
      claim,
      value,
      state: claimState({ claim, value, found: versions[0], day, facts }),
      measured: isMeasured(claim) ? facts.measured(claim, value) : undefined,
      current: versions[0],
      versions,
    })
  }
  return views
}
