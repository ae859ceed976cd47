/** Calculates the tax on acquiring real estate (overdrachtsbelasting; Wet op belastingen van rechtsverkeer, art. 14 and 15). */
import { assertCents, basisPointsOf, centsOf, percentOf } from './cents.ts'
import { getNumber, type FigureBook } from './figure.ts'

export type PropertyUse = 'own-home' | 'other-dwelling' | 'non-dwelling'

/** Shares of all buyers add up to 10,000. */
export interface Buyer {
  shareBasisPoints: number
  /** In years on the day of the deed; without it the starters' exemption is not applied. */
  age?: number | undefined
  /** The starters' exemption can be used once in a life. */
  exemptionUsed?: boolean | undefined
  /** Of a home to live in: this buyer will not, so the own share is taxed as that of another home. */
  livesElsewhere?: boolean | undefined
}

export interface TransferTaxInput {
  /** Price of the whole property, or its market value when that is higher, in cents. */
  priceCents: number
  use: PropertyUse
  buyers: readonly Buyer[]
}

/** `starter-exempt`: no tax; `above-starter-limit`: age fits, but the property is too dear; `taxed`: the rate of the use. */
type TransferTaxCode = 'starter-exempt' | 'above-starter-limit' | 'taxed'

export interface TransferTaxStep {
  code: TransferTaxCode
  /** Index in `buyers`. */
  buyer: number
  baseCents: number
  percent: number
  taxCents: number
  /** Ids of the figures this step rests on. */
  figures: readonly string[]
}

export interface TransferTaxResult {
  taxCents: number
  steps: readonly TransferTaxStep[]
}

const rateFigures: Record<PropertyUse, string> = {
  'own-home': 'ovb-eigen-woning',
  'other-dwelling': 'ovb-andere-woning',
  'non-dwelling': 'ovb-niet-woning',
}

const starterFigures = ['startersvrijstelling-grens', 'startersvrijstelling-leeftijd-vanaf', 'startersvrijstelling-leeftijd-tot'] as const

/** The figures a calculation for this use needs. */
export const transferTaxFigures = (use: PropertyUse): string[] => [rateFigures[use], ...(use === 'own-home' ? starterFigures : [])]

/**
 * `day` is that of the deed. Each buyer is taxed over the own share, share and tax rounded down to whole cents; a cent that cannot
 * be split is left out. Throws RangeError on impossible input and Error when a figure is not known on that day.
 */
export function calculateTransferTax(book: FigureBook, day: string, input: TransferTaxInput): TransferTaxResult {
  assertCents(input.priceCents)
  const shares = input.buyers.map((buyer) => buyer.shareBasisPoints)
  if (shares.some((share) => !Number.isInteger(share) || share < 0) || shares.reduce((a, b) => a + b, 0) !== 10_000)
    throw new RangeError('shares must add up to 10,000')
  const steps = input.buyers.map((buyer, index) => taxBuyer(book, day, input, buyer, index))
  return { taxCents: steps.reduce((sum, step) => sum + step.taxCents, 0), steps }
}

function taxBuyer(book: FigureBook, day: string, input: TransferTaxInput, buyer: Buyer, index: number): TransferTaxStep {
  const baseCents = basisPointsOf(input.priceCents, buyer.shareBasisPoints)
  const use = buyer.livesElsewhere && input.use === 'own-home' ? 'other-dwelling' : input.use
  const rateFigure = rateFigures[use]
  const percent = getNumber(book, rateFigure, day)
  const taxed = { code: 'taxed', buyer: index, baseCents, percent, taxCents: percentOf(baseCents, percent), figures: [rateFigure] } as const
  if (use !== 'own-home' || !fitsStarter(book, day, buyer)) return taxed
  const limitCents = centsOf(getNumber(book, 'startersvrijstelling-grens', day))
  if (input.priceCents > limitCents) return { ...taxed, code: 'above-starter-limit', figures: [rateFigure, ...starterFigures] }
  return { code: 'starter-exempt', buyer: index, baseCents, percent: 0, taxCents: 0, figures: starterFigures }
}

/** Age and earlier use only; the limit on the value is checked apart. */
function fitsStarter(book: FigureBook, day: string, buyer: Buyer): boolean {
  if (buyer.age === undefined || buyer.exemptionUsed) return false
  return getNumber(book, 'startersvrijstelling-leeftijd-vanaf', day) <= buyer.age && buyer.age < getNumber(book, 'startersvrijstelling-leeftijd-tot', day)
}
