/** What a visitor looks for when an office is wanted: the engine reads it, the list of notaries answers it. */
import type { Referral } from './answer-extras.ts'

export interface ReferralWish {
  /** Slug of a deed. */
  deed: string | undefined
  /** The deed was named earlier, and an office is asked for anew: only offices for it, if there are any within reach. */
  isDeedBefore?: true
  /** Slug of a region, or the digits of a postcode. */
  place: string | undefined
  /** The cheapest and the best are asked for by name; else the order of the list. */
  order: 'passend' | 'prijs' | 'beoordeling'
  /** That the office must speak, as offices call it. */
  language?: string
  /** In which it is said what was found; absent for Dutch. */
  lang?: 'en'
  /** Asked for by itself; else the offices stand below an answer to something else. */
  leads: boolean
}

export interface FoundReferral {
  /** What is said above the offices. */
  text: string
  referral: Referral
}

/** Handed in from the list of notaries. Undefined: there is nothing to show. */
export type FindReferral = (wish: ReferralWish) => Promise<FoundReferral | undefined>
