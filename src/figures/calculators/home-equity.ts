/** Divides what a home is worth after its mortgage between two owners, as when one of them takes it over (Burgerlijk Wetboek, art. 3:182 and 3:186). */
import { assertCents, basisPointsOf } from '../cents.ts'

export interface HomeEquityInput {
  valueCents: number
  debtCents: number
  /** Share of the one who stays, in 1/10,000. */
  shareBasisPoints: number
}

export interface HomeEquity {
  /** Negative when the mortgage is higher than the value. */
  equityCents: number
  /** Part of each in what is left, or in what is short; never negative. */
  ownCents: number
  otherCents: number
}

const WHOLE = 10_000

/** The parts add up to the whole. Throws RangeError on an impossible amount or share. */
export function divideHomeEquity({ valueCents, debtCents, shareBasisPoints }: HomeEquityInput): HomeEquity {
  assertCents(valueCents)
  assertCents(debtCents)
  if (!Number.isInteger(shareBasisPoints) || shareBasisPoints < 0 || shareBasisPoints > WHOLE) throw new RangeError(`not a share: ${shareBasisPoints}`)
  const equityCents = valueCents - debtCents
  const otherCents = basisPointsOf(Math.abs(equityCents), WHOLE - shareBasisPoints)
  return { equityCents, ownCents: Math.abs(equityCents) - otherCents, otherCents }
}
