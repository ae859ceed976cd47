/** Claims that rest on what the site itself counted, and on nothing else. Free of the server, since the owner's screen knows them too. */
import type { ClaimId } from './claim-ids.ts'

export const measuredClaims = ['quotes-within', 'savings'] as const satisfies readonly ClaimId[]

export type MeasuredClaim = (typeof measuredClaims)[number]

export const isMeasured = (claim: ClaimId): claim is MeasuredClaim => (measuredClaims as readonly ClaimId[]).includes(claim)

/** How far back is counted. */
export const MEASURED_DAYS = 180
/** Fewer requests say nothing of the next one. */
export const FEWEST_REQUESTS = 20
/** In whole percents of the requests. What is said to happen must nearly always happen; the most that is saved must be no exception. */
export const neededShare: Record<MeasuredClaim, number> = { 'quotes-within': 90, savings: 10 }

export interface Measured {
  /** That could have gone as the words say. */
  requests: number
  /** That went so. */
  holding: number
  /** YYYY-MM-DD, both included. */
  from: string
  until: string
}

/** `words` are those of the claim: '48 uur', 'tot 40%'. */
export type Measure = (claim: MeasuredClaim, words: string) => Measured

export const isEnough = ({ requests }: Measured): boolean => requests >= FEWEST_REQUESTS

export const holds = (claim: MeasuredClaim, { requests, holding }: Measured): boolean => holding * 100 >= requests * neededShare[claim]
