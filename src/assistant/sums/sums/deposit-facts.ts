/** What is known for a sum about a deposit. */

export type DepositKind = 'deposit' | 'guarantee' | 'penalty'

export interface DepositFacts {
  kind: DepositKind
  amountCents: number
  /** Of the price, as it was named; without it the most that may be asked. */
  percent?: number
  /** The amount is what the bank guarantees, not the price. */
  isGuaranteed?: boolean
}
