/** Adds the btw of a notary's fee to an amount, or takes it out. */
import { assertCents } from '../cents.ts'
import { getNumber, type FigureBook } from '../figure.ts'

export const vatFigure = 'btw'

/** `exclusive`: the amount is without btw. */
export type VatSide = 'exclusive' | 'inclusive'

export interface VatResult {
  exclusiveCents: number
  vatCents: number
  inclusiveCents: number
  percent: number
}

/** The parts always add up; the part that is worked out is rounded to the nearest cent. Throws RangeError on an impossible amount. */
export function calculateVat(book: FigureBook, day: string, amountCents: number, side: VatSide): VatResult {
  assertCents(amountCents)
  const percent = getNumber(book, vatFigure, day)
  const exclusiveCents = side === 'exclusive' ? amountCents : Math.round((amountCents * 100) / (100 + percent))
  const inclusiveCents = side === 'inclusive' ? amountCents : amountCents + Math.round((amountCents * percent) / 100)
  return { exclusiveCents, vatCents: inclusiveCents - exclusiveCents, inclusiveCents, percent }
}
