/** How a claim may be worded, and how long its evidence may hold. Both sides check it: the screen while typing, the server before saving. */
import { isDay } from '../../platform/days.ts'
import { findProofFaults, type Proof, type ProofField } from './claim-proof.ts'
import type { ClaimId } from './claim-ids.ts'
import { isWorded, type WordedClaim } from './claim.ts'
import { isMeasured } from './measured.ts'

/** `proof` is of each of its numbers. */
export const claimLimits = { value: 400, proof: 10, evidence: 1_000, source: 300 } as const

const SHORTEST_EVIDENCE = 20

const SHAPES: Record<WordedClaim, RegExp> = {
  experience: /^[1-9]\d{0,2}\+? jaar$/,
  // Without 'tot' it would promise everyone the most that anyone saved.
  savings: /^tot [1-9]\d?%$/,
  'quotes-within': /^[1-9]\d? (uur|dagen|werkdagen)$/,
  helped: /^[1-9][\d.]*\+? (mensen|bezoekers|klanten) geholpen$/,
  'phone-terms': /^[^<>!\n]{5,80}$/,
  'answer-time': /^Antwoord binnen [^<>!\n]{3,40}$/,
  'review-checks': /^[^<>!]{20,400}$/,
}

export interface ClaimInput {
  claim: ClaimId
  value: string
  /** Empty: the claim is kept without evidence, and so is hidden in live. Of a measured claim nothing but its words is kept. */
  evidence: string
  source: string
  /** YYYY-MM-DD or '', as is the next. */
  evidenceDay: string
  validUntil: string
  /** As typed. */
  proof: Proof
}

export type ClaimField = Exclude<keyof ClaimInput, 'claim' | 'proof'> | ProofField

/** The last day that evidence of this day may be used: a year on. */
export function lastDayFor(evidenceDay: string): string {
  const date = new Date(`${evidenceDay}T00:00:00Z`)
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  return date.toISOString().slice(0, 10)
}

const isWording = (claim: ClaimId, value: string): boolean => !isWorded(claim) || SHAPES[claim].test(value)

/** A document by its name, or an https address without a name and password in it. */
function isSource(text: string): boolean {
  if (text.length < 3 || text.length > claimLimits.source) return false
  if (!/^[a-z][a-z\d+.-]*:/i.test(text)) return true
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
}

/** Names of the fields at fault; `day` is today in the Netherlands. */
export function findClaimFaults(input: ClaimInput, day: string): ClaimField[] {
  const worded = isWording(input.claim, input.value)
  const faults: ClaimField[] = worded ? [] : ['value']
  if (input.evidence === '' || isMeasured(input.claim)) return faults
  if (worded) faults.push(...findProofFaults(input, day))
  if (input.evidence.length < SHORTEST_EVIDENCE || input.evidence.length > claimLimits.evidence) faults.push('evidence')
  if (!isSource(input.source)) faults.push('source')
  const dated = isDay(input.evidenceDay) && input.evidenceDay <= day
  if (!dated) faults.push('evidenceDay')
  const holds = isDay(input.validUntil) && input.validUntil >= day && (!dated || input.validUntil <= lastDayFor(input.evidenceDay))
  if (!holds) faults.push('validUntil')
  return faults
}
