/** The evidence that holds for each claim. */
import type { ClaimEvidenceTable } from '../../database/live-tables.ts'
import type { AnyDatabase } from '../../platform/context.ts'
import { claimIds, type ClaimId, type Evidence } from './claim.ts'
import { listNewestEvidence } from './claims.queries.ts'

export async function readEvidence(context: { db: AnyDatabase }): Promise<ReadonlyMap<ClaimId, Evidence>> {
  const rows = await listNewestEvidence(context.db)
  return new Map(
    rows.flatMap((row): [ClaimId, Evidence][] => {
      const claim = claimIds.find((id) => id === row.claim)
      return claim ? [[claim, toEvidence(row)]] : []
    }),
  )
}

export function toEvidence(row: ClaimEvidenceTable): Evidence {
  return { value: row.value, evidence: row.evidence, source: row.source, evidenceDay: row.evidence_day, validUntil: row.valid_until }
}
