/** An amount that a calculator shows. */

/** Cents; `minCents` equals `maxCents` when the amount is exact. */
export interface Amount {
  minCents: number
  maxCents: number
}

export const exactly = (cents: number): Amount => ({ minCents: cents, maxCents: cents })
