/** What the site says of itself. */

export const claimIds = [
  'experience',
  'savings',
  'quotes-within',
  'helped',
  'confidential',
  'free',
  'independent',
  'phone-terms',
  'answer-time',
  'review-checks',
] as const

export type ClaimId = (typeof claimIds)[number]
