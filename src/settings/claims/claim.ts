/** The claims of the site: what may be said, and when it may be shown. Free of the server, since the owner's screen knows them too. */
import type { modeSettings } from '../mode.settings.ts'
import type { ValuesOf } from '../setting.ts'
import type { claimWordings } from './claims.settings.ts'

export const claimIds = ['experience', 'savings', 'quotes-within', 'helped', 'confidential', 'free', 'independent'] as const

export type ClaimId = (typeof claimIds)[number]

/** The setting that holds the words of a claim; a trust label has fixed words. */
export const claimSettings = {
  experience: 'claim_experience',
  savings: 'claim_savings',
  'quotes-within': 'claim_quotes_within',
  helped: 'claim_helped',
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
}

/** 'none': nothing to show for it; 'other-words': the words changed since; 'expired': it was valid until a day that has passed. */
export type ClaimState = 'valid' | 'none' | 'other-words' | 'expired'

/** `day` is today in the Netherlands. The last day of the evidence still counts. */
export function claimState(value: string, found: Evidence | undefined, day: string): ClaimState {
  if (!found || found.evidence === '' || found.validUntil === null) return 'none'
  if (found.value !== value) return 'other-words'
  return found.validUntil < day ? 'expired' : 'valid'
}

/** Claims that visitors see. In demo all of them, as examples; in live those with evidence that is valid today. */
export function shownClaims(
  settings: ClaimValues & ValuesOf<typeof modeSettings>,
  evidence: ReadonlyMap<ClaimId, Evidence>,
  day: string,
): ReadonlySet<ClaimId> {
  const demo = settings.site_mode !== 'live'
  return new Set(claimIds.filter((claim) => demo || claimState(claimValue(settings, claim), evidence.get(claim), day) === 'valid'))
}
