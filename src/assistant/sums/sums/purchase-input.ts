/** What a question said of a purchase, as a calculator takes it. */
import type { PurchaseInput } from '../../../figures/calculators/purchase-form.ts'
import type { PurchaseCase } from './purchase-cases.ts'

/** Filled in only with what was said: an assumed age would look like the visitor's. */
export function purchaseOf(cases: readonly PurchaseCase[]): PurchaseInput | undefined {
  const [only] = cases
  if (!only || cases.length > 1 || only.buyers.some(({ livesElsewhere }) => livesElsewhere)) return undefined
  const { priceCents, use, buyers, figureDay } = only
  const isSaid = use !== 'own-home' || buyers.every((buyer) => buyer.namedAge !== undefined)
  return isSaid ? { priceCents, use, buyers, year: figureDay.year } : undefined
}
