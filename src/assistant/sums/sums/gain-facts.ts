/** What is known for a sum of the tax over an inheritance or a gift. */
import type { Debts } from './debts.ts'
import type { EarlierClaims } from './earlier-claims.ts'
import type { OneTimeRaise } from '../../../figures/gift-tax.ts'
import type { Relation } from '../../../figures/bracket-tax.ts'
import type { GainTopic } from '../detect-topic.ts'
import type { Ages } from '../extract-ages.ts'
import type { Share } from '../extract-fraction.ts'
import type { EqualParts } from '../extract-parts.ts'
import type { OpenRelation } from '../extract-relation.ts'

export interface GainFacts extends Ages, Debts, EarlierClaims {
  topic: GainTopic
  /** Alternatives, at most three; absent while only the subject was named. */
  amountsCents?: readonly number[]
  /** The amount is this part of a whole. */
  share?: Share
  /** The amount is made of equal parts that count as one gift. */
  parts?: EqualParts
  /** The amount is per receiver, not to be divided. */
  each?: boolean
  receivers?: number
  /** Several receivers were named, but not how many. */
  several?: boolean
  relation?: OpenRelation
  /** Each is a case of its own. */
  relations?: readonly Relation[]
  /** At most two. */
  years?: readonly number[]
  oneTimeRaise?: OneTimeRaise
  /** The raised exemption was used before, so that it is gone. */
  raiseUsed?: boolean
  /** The speaker gets it from a parent or grandparent. */
  speakerReceives?: boolean
  /** How the child that gets it was called. */
  childName?: 'zoon' | 'dochter'
  /** The giver was a friend, or somebody the speaker lived with. */
  mayMarry?: boolean
  /** It is a claim on the parent who lives on. */
  claim?: boolean
  /** A gift shortly before the death is part of the amount. */
  giftCounts?: boolean
  /** The difference between two outcomes is asked for. */
  difference?: boolean
  /** What is left after tax is asked for. */
  keeps?: boolean
}

/** What one message says of it. */
export interface GainSaid extends GainFacts {
  /** To add to the amount of the sum before: '50.000 meer'. */
  deltaCents?: number
}
