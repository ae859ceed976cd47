/** What is wrong with the total of a price in the form, each sentence at the field that is to be mended. */
import { parseEuros } from '../../platform/money-input.ts'
import { formatEuros } from '../../platform/number-format.ts'
import { givenParts, totalOf, type PriceParts } from '../../deeds/price-parts.ts'
import { MOST_CENTS } from '../notary-draft.ts'
import { totalTexts } from './notaries-admin.nl.ts'
import { readParts } from '../../deeds/typed-parts.ts'
import type { PriceValues } from './notary-values.ts'

type Faults = Record<string, string>

/** By field of the form: `prices.0.amount`, `prices.0.parts.fee`. An amount that cannot be read is for the rules of the draft, or here where parts are told. */
export const totalFaults = (prices: readonly Pick<PriceValues, 'amount' | 'parts'>[]): Faults =>
  Object.assign({}, ...prices.map((price, index) => faultsAt(`prices.${index}`, price.amount.trim(), readParts(price.parts))))

function faultsAt(at: string, amount: string, parts: PriceParts): Faults {
  const cents = parseEuros(amount)
  const sum = totalOf(parts)
  if (sum === undefined) return cents !== undefined && cents > MOST_CENTS ? { [`${at}.amount`]: totalTexts.tooHigh(formatEuros(MOST_CENTS)) } : {}
  if (amount !== '' && cents === undefined) return { [`${at}.amount`]: totalTexts.unreadable }
  // What a part is was not understood: then nothing can be said of the sum.
  if (givenParts(parts).some((key) => (parts[key] ?? 0) < 0)) return {}
  if (cents !== undefined) return differing(at, cents, parts, sum)
  if (sum === 0) return { [`${at}.amount`]: totalTexts.nothing }
  return sum > MOST_CENTS ? { [`${at}.amount`]: totalTexts.tooHigh(formatEuros(MOST_CENTS)) } : {}
}

function differing(at: string, cents: number, parts: PriceParts, sum: number): Faults {
  const larger = givenParts(parts).filter((key) => (parts[key] ?? 0) > cents)
  if (larger.length > 0) return Object.fromEntries(larger.map((key) => [`${at}.parts.${key}`, totalTexts.partAbove(formatEuros(cents))]))
  return cents === sum ? {} : { [`${at}.amount`]: totalTexts.unequal(formatEuros(sum)) }
}
