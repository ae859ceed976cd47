/** What is known for a sum about the value of a home without its debts. */
import type { Contribution } from './read-contribution.ts'

export interface EquityFacts {
  valueCents?: number
  debtCents?: number
  /** Of the speaker, in 1/10,000. */
  shareBasisPoints?: number
  /** More than two owners with equal parts. */
  owners?: number
  /** The speaker is the one who goes. */
  leaves?: boolean
  /** The home is sold, so nobody takes it over. */
  sold?: boolean
  /** What the sale costs. */
  costsCents?: number
  /** They were never married: what the law says of spouses is not for them. */
  unmarried?: true
  /** They are heirs: what is divided is an inheritance. */
  inherited?: true
  /** Own money that one of them gets back first, as they agreed. */
  contribution?: Contribution
}
