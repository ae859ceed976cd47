/** What a usufruct for life is worth for the inheritance and gift tax, by the age of who has it (Uitvoeringsbesluit Successiewet 1956, art. 5 and 10). */
import { assertCents } from './cents.ts'

/** What a year of use is worth, in percent of the whole. */
const PERCENT_A_YEAR = 6

/** By how much a year is multiplied, from an age on. */
const FACTORS: readonly (readonly [from: number, factor: number])[] = [
  [90, 2],
  [85, 3],
  [80, 4],
  [75, 5],
  [70, 7],
  [65, 8],
  [60, 10],
  [55, 11],
  [50, 12],
  [40, 13],
  [30, 14],
  [20, 15],
  [0, 16],
]

export interface UsufructValue {
  factor: number
  /** Of the whole, for the usufruct. */
  percent: number
  usufructCents: number
  /** What is left for the bare owner. */
  bareCents: number
}

/** `age` in whole years. Throws RangeError on an impossible amount or age. */
export function valueUsufruct(wholeCents: number, age: number): UsufructValue {
  assertCents(wholeCents)
  const factor = FACTORS.find(([from]) => age >= from)?.[1]
  if (factor === undefined || !Number.isInteger(age)) throw new RangeError(`no age: ${age}`)
  const percent = factor * PERCENT_A_YEAR
  const usufructCents = Math.round((wholeCents * percent) / 100)
  return { factor, percent, usufructCents, bareCents: wholeCents - usufructCents }
}

export const usufructSource = {
  title: 'Uitvoeringsbesluit Successiewet 1956, artikelen 5 en 10',
  url: 'https://wetten.overheid.nl/BWBR0002227',
} as const
