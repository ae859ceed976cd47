/** The evidence that holds for each claim. */
import { z } from 'zod'
import type { ClaimEvidenceTable } from '../../database/live-tables.ts'
import { textField } from '../../platform/request-fields.ts'
import { claimLimits } from './claim-rules.ts'
import type { AnyDatabase } from '../../platform/context.ts'
import { proofKinds, type ProofField } from './claim-proof.ts'
import { claimIds, type ClaimId } from './claim-ids.ts'
import type { Evidence } from './claim.ts'
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

/** Earlier evidence may hold numbers that are not asked for any more. */
const storedProof = z.object(
  Object.fromEntries(Object.keys(proofKinds).map((field) => [field, textField(claimLimits.proof).optional()])) as Record<
    ProofField,
    z.ZodOptional<ReturnType<typeof textField>>
  >,
)

export function toEvidence(row: ClaimEvidenceTable): Evidence {
  return {
    value: row.value,
    evidence: row.evidence,
    source: row.source,
    evidenceDay: row.evidence_day,
    validUntil: row.valid_until,
    proof: storedProof.parse(JSON.parse(row.proof)),
  }
}
