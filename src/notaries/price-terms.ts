/** What is in the amount of a price, before it is put in words. */
import { givenParts } from '../deeds/price-parts.ts'
import type { NotaryPrice } from './notary.ts'

export type PriceTerm = 'allInNoVat' | 'noVat' | 'withoutVat' | 'allIn' | 'vat'

/** A price of which the parts are not known was given with btw; in parts, no btw is in it unless it was told. */
export function termOf({ allIn, parts }: Pick<NotaryPrice, 'allIn' | 'parts'>): PriceTerm {
  if (parts.vat === 0) return allIn ? 'allInNoVat' : 'noVat'
  if (givenParts(parts).length > 0 && parts.vat === undefined) return 'withoutVat'
  return allIn ? 'allIn' : 'vat'
}
