/** The words of the claims, and the sample figures of the demo. */
import type { Settings } from '../setting.ts'

/** The claims are saved with what they rest on, in `save-claim.ts`. */
export const claimWordings = {
  claim_experience: { default: '10+ jaar', ownVerb: true },
  claim_savings: { default: 'tot 40%', ownVerb: true },
  claim_quotes_within: { default: '48 uur', ownVerb: true },
  claim_helped: { default: '100+ mensen geholpen', ownVerb: true },
  claim_rating: { default: '4.9', ownVerb: true },
  claim_review_count: { default: '34', ownVerb: true },
} as const satisfies Settings
