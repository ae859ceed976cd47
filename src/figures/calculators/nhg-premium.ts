/** Calculates the one-time premium for a mortgage with a national guarantee (NHG), and whether the loan is low enough for it. */
import { assertCents, centsOf, percentOf } from '../cents.ts'
import { getNumber, type FigureBook } from '../figure.ts'

export const nhgFigures = ['nhg-premie', 'nhg-grens'] as const

export interface NhgResult {
  /** 0 when the loan is above the limit. */
  premiumCents: number
  percent: number
  limitCents: number
  fits: boolean
}

/** `day` is that of the loan. The higher limit for energy saving is left out. Throws RangeError on an impossible amount. */
export function calculateNhgPremium(book: FigureBook, day: string, loanCents: number): NhgResult {
  assertCents(loanCents)
  const percent = getNumber(book, nhgFigures[0], day)
  const limitCents = centsOf(getNumber(book, nhgFigures[1], day))
  const fits = loanCents <= limitCents
  return { premiumCents: fits ? percentOf(loanCents, percent) : 0, percent, limitCents, fits }
}
