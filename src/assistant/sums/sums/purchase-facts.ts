/** What is known for a sum of the tax and the costs of a purchase. */
import type { PurchaseTopic } from '../detect-topic.ts'
import type { Ages } from '../extract-ages.ts'
import type { Price } from '../extract-price.ts'
import type { Purchase } from '../extract-purchase.ts'

export interface PurchaseFacts extends Purchase, Price, Pick<Ages, 'selfAge' | 'partnerAge'> {
  topic: PurchaseTopic
  /** At most two. */
  years?: readonly number[]
  /** The difference between two outcomes is asked for. */
  difference?: boolean
}

/** What one message says of it. */
export interface PurchaseSaid extends PurchaseFacts {
  /** To add to the price of the sum before: '50.000 duurder'. */
  deltaCents?: number
  /** Somebody else than who was said to buy before. */
  otherBuys?: boolean
}
