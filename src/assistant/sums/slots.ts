/** What a calculation needs to know, as far as a question says it. */
import type { Relation } from '../../figures/bracket-tax.ts'
import type { OneTimeRaise } from '../../figures/gift-tax.ts'
import type { PropertyUse } from '../../figures/transfer-tax.ts'

export type CalculationTopic = 'transfer-tax' | 'purchase-costs' | 'inheritance-tax' | 'gift-tax'

export interface Age {
  years: number
  /** False when only a bound was named: 'jonger dan 35', '35 of ouder'. */
  exact: boolean
}

/** `friend`: 'mijn vriend(in)', who may be a partner or a friend. */
export type RelationSlot = Relation | 'friend'

/** `maybe`: an earlier home was mentioned, which does not say whether the exemption was used. */
export type ExemptionSlot = 'self' | 'partner' | 'both' | 'maybe'

/** So many times the same gift: by both of a couple, every month of a year, or as often as was said. */
export interface EqualParts {
  count: number
  by: 'couple' | 'month' | 'time'
  eachCents: number
}

export interface Fraction {
  numerator: number
  denominator: number
}

export interface Slots {
  topic?: CalculationTopic
  /** Alternatives, at most three. */
  amountsCents?: readonly number[]
  /** To add to the amount of the calculation before: '50.000 meer'. */
  deltaCents?: number
  debtCents?: number
  /** The amount is per receiver, not to be divided. */
  each?: boolean
  receivers?: number
  /** Several receivers were named, but not how many. */
  several?: boolean
  selfAge?: Age
  partnerAge?: Age
  /** Of the child, grandchild or other third person who gets something. */
  childAge?: Age
  together?: boolean
  /** Of the speaker, in 1/10,000; the partner has the rest. */
  selfShare?: number
  use?: PropertyUse
  exemption?: ExemptionSlot
  relation?: RelationSlot
  /** Each is a case of its own. */
  relations?: readonly Relation[]
  /** At most two. */
  years?: readonly number[]
  oneTimeRaise?: OneTimeRaise
  /** The amount is made of equal parts that count as one gift. */
  parts?: EqualParts
  /** Taken off the price: loose things that come with a home. */
  movablesCents?: number
  /** The amount is this part of a whole. */
  share?: Fraction & { wholeCents: number }
  /** The speaker gets it from a parent or grandparent. */
  speakerReceives?: boolean
  /** It is a claim on the parent who lives on. */
  claim?: boolean
  /** A gift shortly before the death is part of the amount. */
  giftCounts?: boolean
  /** The difference between two outcomes is asked for. */
  difference?: boolean
  /** What is left after tax is asked for. */
  keeps?: boolean
  mortgage?: boolean
}

/** The older slots with what the newer question changes. */
export function mergeSlots(older: Slots, newer: Slots): Slots {
  const merged: Slots = { ...older, ...newer }
  if (newer.partnerAge) merged.together = true
  if (newer.relation) delete merged.relations
  if (newer.amountsCents && !newer.parts) delete merged.parts
  if (newer.amountsCents && !newer.share) delete merged.share
  if (newer.amountsCents && newer.movablesCents === undefined) delete merged.movablesCents
  if (newer.deltaCents !== undefined) {
    const delta = newer.deltaCents
    merged.amountsCents = (newer.amountsCents ?? older.amountsCents ?? []).map((cents) => cents + delta).filter((cents) => cents > 0)
    delete merged.deltaCents
  }
  return merged
}
