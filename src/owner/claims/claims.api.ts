/** The owner reads the claims and saves what they rest on. */
import { Hono } from 'hono'
import { z } from 'zod'
import { trimmedField } from '../../platform/request-fields.ts'
import { readJson } from '../../platform/http/request-input.ts'
import type { HttpEnv } from '../../platform/http/types.ts'
import { claimIds } from '../../settings/claims/claim-ids.ts'
import { proofKinds, type ProofField } from '../../settings/claims/claim-proof.ts'
import { readClaimFacts } from '../../quotes/read-claim-facts.ts'
import { claimLimits } from '../../settings/claims/claim-rules.ts'
import { listClaims } from '../../settings/claims/list-claims.ts'
import { saveClaim } from '../../settings/claims/save-claim.ts'

const text = (max: number) => trimmedField(max)

const claimBody = z.strictObject({
  claim: z.enum(claimIds),
  value: text(claimLimits.value),
  evidence: text(claimLimits.evidence),
  source: text(claimLimits.source),
  evidenceDay: text(10),
  validUntil: text(10),
  proof: z.partialRecord(z.enum(Object.keys(proofKinds) as [ProofField, ...ProofField[]]), text(claimLimits.proof)),
})

export function claimsApi({ contentVersion }: { contentVersion: { refresh(): Promise<void> } }) {
  return new Hono<HttpEnv>()
    .get('/api/admin/claims', async (c) => c.json({ claims: await listClaims(c.get('context'), await readClaimFacts(c.get('context'))) }))
    .put('/api/admin/claims', async (c) => {
      await saveClaim(c.get('context'), await readJson(c, claimBody))
      await contentVersion.refresh()
      return c.json({ saved: true })
    })
}
