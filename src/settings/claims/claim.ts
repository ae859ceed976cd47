/** The claims of the site: what may be said, and when it may be shown. Free of the server, since the owner's screen knows them too. */
import type { modeSettings } from '../mode.settings.ts'
import type { ValuesOf } from '../setting.ts'
import type { claimWordings } from './claims.settings.ts'
import { claimIds, type ClaimId } from './claim-ids.ts'
import { findProofFaults, type Proof } from './claim-proof.ts'
import { holds, isEnough, isMeasured, type Measure } from './measured.ts'

/** The setting that holds the words of a claim; a trust label has fixed words. */
export const claimSettings = {
  experience: 'claim_experience',
  savings: 'claim_savings',
  'quotes-within': 'claim_quotes_within',
  helped: 'claim_helped',
  'phone-terms': 'claim_phone_terms',
  'answer-time': 'claim_answer_time',
  'review-checks': 'claim_review_checks',
} as const satisfies Partial<Record<ClaimId, keyof typeof claimWordings>>

export type WordedClaim = keyof typeof claimSettings

export const trustLabels = { confidential: 'VERTROUWELIJK', free: '100% GRATIS', independent: 'ONAFHANKELIJK' } as const satisfies Partial<
  Record<ClaimId, string>
>

type ClaimValues = ValuesOf<typeof claimWordings>

export const isWorded = (claim: ClaimId): claim is WordedClaim => claim in claimSettings

export const claimValue = (settings: ClaimValues, claim: ClaimId): string => (isWorded(claim) ? settings[claimSettings[claim]] : trustLabels[claim])

export interface Evidence {
  /** The words that the evidence is about: other words need evidence of their own. */
  value: string
  evidence: string
  source: string
  evidenceDay: string | null
  validUntil: string | null
  /** The numbers that the words follow from. */
  proof: Proof
}

/** What the site knows itself that may speak against a claim. */
export interface ClaimFacts {
  /** Offices on the list that pay for a request, a click or an advertisement. */
  payingOffices: number
  /** What its own requests came to. */
  measured: Measure
}

/** 'contradicted': the site's own rows say otherwise; 'too-few': too few of them to say anything; 'none': nothing to show for it; 'other-words': the words changed since; 'unproven': they do not follow from the numbers of the evidence, or from what was counted; 'expired': it was valid until a day that has passed. */
export type ClaimState = 'valid' | 'contradicted' | 'too-few' | 'none' | 'other-words' | 'unproven' | 'expired'

/** How a claim with these words is judged. `day` is today in the Netherlands. */
export interface ClaimCheck {
  claim: ClaimId
  value: string
  found: Evidence | undefined
  day: string
  facts: ClaimFacts
}

/** The last day of the evidence still counts. */
export function claimState({ claim, value, found, day, facts }: ClaimCheck): ClaimState {
  if (claim === 'independent' && facts.payingOffices > 0) return 'contradicted'
  if (isMeasured(claim)) {
    const measured = facts.measured(claim, value)
    if (!isEnough(measured)) return 'too-few'
    return holds(claim, measured) ? 'valid' : 'unproven'
  }
  if (!found || found.evidence === '' || found.validUntil === null) return 'none'
  if (found.value !== value) return 'other-words'
  if (found.validUntil < day) return 'expired'
  return findProofFaults({ claim, value, proof: found.proof }, day).length > 0 ? 'unproven' : 'valid'
}

/** Claims that visitors see. In demo all of them, as examples; in live those that the site's own requests bear out, or with evidence that is valid today. */
export function shownClaims(
  settings: ClaimValues & ValuesOf<typeof modeSettings>,
  evidence: ReadonlyMap<ClaimId, Evidence>,
  day: string,
  facts: ClaimFacts,
): ReadonlySet<ClaimId> {
  const demo = settings.site_mode !== 'live'
  return new Set(
    claimIds.filter((claim) => demo || claimState({ claim, value: claimValue(settings, claim), found: evidence.get(claim), day, facts }) === 'valid'),
  )
}
