/** Adds up what buying a property costs on top of its price, as far as figures with a source exist. */
import { centsOf } from './cents.ts'
import { findLatestValue, findValueOn, type FigureBook } from './figure.ts'
import { calculateTransferTax, type TransferTaxInput, type TransferTaxResult } from './transfer-tax.ts'

export interface PurchaseCostsInput extends TransferTaxInput {
  /** A mortgage needs a second deed. */
  mortgage: boolean
}

export type PurchaseCostCode = 'transfer-tax' | 'delivery-deed' | 'mortgage-deed' | 'quality-fund' | 'land-registry'

/** `minCents` equals `maxCents` when the amount is exact. Notary prices include btw. */
export interface PurchaseCostItem {
  code: PurchaseCostCode
  minCents: number
  maxCents: number
  /** Ids of the figures this item rests on. */
  figures: readonly string[]
}

/** Costs for which the site has no figure with a source, or none for that day. */
export type PurchaseCostGap = 'land-registry' | 'registry-search' | 'valuation' | 'mortgage-advice' | 'bank-guarantee' | 'estate-agent'

export interface PurchaseCostsResult {
  minCents: number
  maxCents: number
  transferTax: TransferTaxResult
  items: readonly PurchaseCostItem[]
  notIncluded: readonly PurchaseCostGap[]
}

const deedFigures = { 'delivery-deed': 'prijs-leveringsakte', 'mortgage-deed': 'prijs-hypotheekakte' } as const
const qualityFundFigure = 'kwaliteitsfonds'
/** Of a deed that the Kadaster processes by itself, and of any other. */
const registryFigures = ['kadaster-inschrijving-automatisch', 'kadaster-inschrijving'] as const

/** `day` is that of the deed. Sums are exact over the parts; roundings and errors as `calculateTransferTax`. */
export function calculatePurchaseCosts(book: FigureBook, day: string, input: PurchaseCostsInput): PurchaseCostsResult {
  const transferTax = calculateTransferTax(book, day, input)
  const deeds = input.mortgage ? (['delivery-deed', 'mortgage-deed'] as const) : (['delivery-deed'] as const)
  const fund = readRange(book, qualityFundFigure, day)
  const items: PurchaseCostItem[] = [
    {
      code: 'transfer-tax',
      minCents: transferTax.taxCents,
      maxCents: transferTax.taxCents,
      figures: [...new Set(transferTax.steps.flatMap((step) => step.figures))],
    },
    ...deeds.map((code) => ({ code, ...readRange(book, deedFigures[code], day), figures: [deedFigures[code]] })),
    { code: 'quality-fund', minCents: fund.minCents * deeds.length, maxCents: fund.maxCents * deeds.length, figures: [qualityFundFigure] },
    ...registryItem(book, day, deeds.length),
  ]
  const isRegistryKnown = items.some((item) => item.code === 'land-registry')
  return {
    minCents: items.reduce((sum, item) => sum + item.minCents, 0),
    maxCents: items.reduce((sum, item) => sum + item.maxCents, 0),
    transferTax,
    items,
    notIncluded: [
      ...(isRegistryKnown ? [] : (['land-registry'] as const)),
      'registry-search',
      'valuation',
      ...(input.mortgage ? (['mortgage-advice'] as const) : []),
      'bank-guarantee',
      'estate-agent',
    ],
  }
}

/** The tariff is set anew each year; without that of the day the item is left out. */
function registryItem(book: FigureBook, day: string, deeds: number): PurchaseCostItem[] {
  const [low, high] = registryFigures.map((id) => {
    const figure = book.get(id)
    return figure && findValueOn(figure, day)?.value
  })
  if (low === undefined || high === undefined) return []
  return [{ code: 'land-registry', minCents: centsOf(low) * deeds, maxCents: centsOf(high) * deeds, figures: registryFigures }]
}

function readRange(book: FigureBook, id: string, day: string): { minCents: number; maxCents: number } {
  const figure = book.get(id)
  const value = figure && (findValueOn(figure, day) ?? findLatestValue(figure, day))
  const min = value?.value ?? value?.min
  if (value === undefined || min === undefined) throw new Error(`no figure ${id} on ${day}`)
  return { minCents: centsOf(min), maxCents: centsOf(value.max ?? min) }
}
