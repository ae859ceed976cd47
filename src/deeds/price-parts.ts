/** What the price of a deed is made of. A part that nobody gave is missing, never zero; zero says that it costs nothing. */
import { findDeed } from './deed.ts'

/** In the order in which people read them. */
export const pricePartKeys = ['fee', 'vat', 'landRegistry', 'registers', 'other'] as const

export type PricePartKey = (typeof pricePartKeys)[number]

/** Whole cents. */
export type PriceParts = Readonly<Partial<Record<PricePartKey, number | undefined>>>

/** Also of a deed that is gone from the list: then what every deed has. */
export function neededParts(deed: string): PricePartKey[] {
  const registrations: readonly PricePartKey[] = findDeed(deed)?.registrations ?? []
  return pricePartKeys.filter((key) => key === 'fee' || key === 'vat' || key === 'other' || registrations.includes(key))
}

export const givenParts = (parts: PriceParts): PricePartKey[] => pricePartKeys.filter((key) => parts[key] !== undefined)

/** Of the parts that were given; undefined when none was. While parts are missing it is a least. */
export function totalOf(parts: PriceParts): number | undefined {
  const given = givenParts(parts)
  return given.length === 0 ? undefined : given.reduce((sum, key) => sum + (parts[key] ?? 0), 0)
}

export const missingParts = (deed: string, parts: PriceParts): PricePartKey[] => neededParts(deed).filter((key) => parts[key] === undefined)

/** What is told of a price: every part that was given, and every one that is missing. */
export function toldParts(deed: string, parts: PriceParts): PricePartKey[] {
  const needed = neededParts(deed)
  return pricePartKeys.filter((key) => parts[key] !== undefined || needed.includes(key))
}

/** Nothing that belongs to the deed is missing: its total may be held against that of another office. */
export const isAllIn = (deed: string, parts: PriceParts): boolean => missingParts(deed, parts).length === 0
