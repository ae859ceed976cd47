/** The words of the claims, and the sample figures of the demo. */
import type { Settings } from '../setting.ts'

/** The claims are saved with what they rest on, in `save-claim.ts`. */
export const claimWordings = {
  claim_experience: { default: '10+ jaar', ownVerb: true },
  claim_savings: { default: 'tot 40%', ownVerb: true },
  claim_quotes_within: { default: '48 uur', ownVerb: true },
  claim_helped: { default: '100+ mensen geholpen', ownVerb: true },
  claim_phone_terms: { default: '0,90 cnt per minuut, dagelijks 08:00-21:00', ownVerb: true },
  claim_answer_time: { default: 'Antwoord binnen 1-2 werkdagen', ownVerb: true },
  claim_review_checks: {
    default:
      'Voordat wij een beoordeling plaatsen, kijken wij bij de bron na of zij echt is en of de schrijver via ons hulp kreeg. Voor een beoordeling wordt niet betaald en er staat geen korting of cadeau tegenover.',
    ownVerb: true,
  },
  claim_rating: { default: '4.9', ownVerb: true },
  claim_review_count: { default: '34', ownVerb: true },
} as const satisfies Settings
