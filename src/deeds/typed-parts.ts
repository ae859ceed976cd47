/** The parts of a price as they are typed in, each in a field of its own. */
import { parseEuros } from '../platform/money-input.ts'
import { formatEuros } from '../platform/number-format.ts'
import { pricePartKeys, type PricePartKey, type PriceParts } from './price-parts.ts'

type TypedParts = Record<PricePartKey, string>

export const typedParts = (parts: PriceParts): TypedParts => {
  const typed = (key: PricePartKey) => (parts[key] === undefined ? '' : formatEuros(parts[key]))
  return { fee: typed('fee'), vat: typed('vat'), landRegistry: typed('landRegistry'), registers: typed('registers'), other: typed('other') }
}

/** An empty field is a part that is not known; what cannot be read is one that the rules refuse. */
export const readParts = (typed: Readonly<TypedParts>): PriceParts =>
  Object.fromEntries(pricePartKeys.filter((key) => typed[key].trim() !== '').map((key) => [key, parseEuros(typed[key]) ?? -1]))
