/** Saves the words of a claim with what they rest on. Earlier evidence stays, so that it can be shown later what was known when. */
import { recordAudit } from '../../audit/record-audit.ts'
import { requireOwner } from '../../audit/require-role.ts'
import { dutchDay, isoNow } from '../../platform/clock.ts'
import { contentChanged } from '../../platform/content-version.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { newId } from '../../platform/ids.ts'
import { upsertSetting } from '../settings.queries.ts'
import { claimSettings, isWorded, trustLabels } from './claim.ts'
import { proofFieldsOf } from './claim-proof.ts'
import { findClaimFaults, type ClaimInput } from './claim-rules.ts'
import { insertEvidence } from './claims.queries.ts'
import { isMeasured } from './measured.ts'

/** Without evidence the claim is kept, and hidden in live. Throws `invalid_input` with the fields at fault. */
export async function saveClaim(context: Context, input: ClaimInput): Promise<void> {
  requireOwner(context)
  const { claim } = input
  const fields = findClaimFaults(input, dutchDay(context.clock))
  if (fields.length > 0) throw new AppError('invalid_input', { fields })
  const proven = input.evidence !== '' && !isMeasured(claim)
  await context.db.transaction().execute(async (tx) => {
    const now = isoNow(context.clock)
    if (isWorded(claim)) await upsertSetting(tx, { id: newId(), key: claimSettings[claim], value: input.value, is_secret: false, updated_at: now })
    await insertEvidence(tx, {
      id: newId(),
      claim,
      value: isWorded(claim) ? input.value : trustLabels[claim],
      evidence: proven ? input.evidence : '',
      source: proven ? input.source : '',
      evidence_day: proven ? input.evidenceDay : null,
      valid_until: proven ? input.validUntil : null,
      proof: JSON.stringify(proven ? Object.fromEntries(proofFieldsOf(claim).map((field) => [field, input.proof[field]])) : {}),
      created_at: now,
    })
    const details = proven ? { evidence: true, validUntil: input.validUntil } : { evidence: false }
    await recordAudit({ ...context, db: tx }, { action: 'claim.save', subject: claim, details })
    await contentChanged(tx)
  })
}
