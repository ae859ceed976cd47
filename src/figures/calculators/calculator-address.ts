/** Addresses of the calculators with their fields filled in, for whoever links to the sum just made. */
import { calculators, type CalculatorId } from '../calculator-pages.ts'
import { gainBounds } from './gain.nl.ts'
import { giftTaxCalculator, type GiftForm } from './gift-tax-calculator.ts'
import { inheritanceTaxCalculator, MOST_HEIRS, type InheritanceForm } from './inheritance-tax-calculator.ts'
import { purchaseCostsCalculator, type CostsInput } from './purchase-costs-calculator.ts'
import { priceBounds, type PurchaseInput } from './purchase-form.ts'
import type { Query } from './read-form.ts'
import { transferTaxCalculator } from './transfer-tax-calculator.ts'

const addressOf = (id: CalculatorId, query: Query): string => `${calculators[id].path}?${new URLSearchParams(query.map((pair) => [...pair]))}`
const isWithin = (cents: number, { min, max }: { min: number; max: number }): boolean => min <= cents && cents <= max

/** The page with nothing filled in. */
export const emptyAddress = (id: CalculatorId): string => calculators[id].path

/** Every amount must be one that the form takes, and each buyer of an own home must have an age; else the page is empty. */
const fitsPurchase = ({ priceCents, use, buyers }: PurchaseInput): boolean =>
  isWithin(priceCents, priceBounds) && (use !== 'own-home' || buyers.every((buyer) => buyer.age !== undefined))

export const transferTaxAddress = (input: PurchaseInput): string =>
  fitsPurchase(input) ? addressOf('transfer-tax', transferTaxCalculator.query(input)) : emptyAddress('transfer-tax')

export const purchaseCostsAddress = (input: CostsInput): string =>
  fitsPurchase(input) ? addressOf('purchase-costs', purchaseCostsCalculator.query(input)) : emptyAddress('purchase-costs')

/** Heirs beyond those the form has room for leave the page empty. */
export function inheritanceTaxAddress(form: InheritanceForm): string {
  const fits = form.heirs.length > 0 && form.heirs.length <= MOST_HEIRS && form.heirs.every((heir) => isWithin(heir.receivedCents, gainBounds))
  return fits ? addressOf('inheritance-tax', inheritanceTaxCalculator.query(form)) : emptyAddress('inheritance-tax')
}

export const giftTaxAddress = (form: GiftForm): string =>
  isWithin(form.receivedCents, gainBounds) ? addressOf('gift-tax', giftTaxCalculator.query(form)) : emptyAddress('gift-tax')
