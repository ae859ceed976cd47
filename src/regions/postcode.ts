/** Dutch postcodes: where the four digits are. */
import type { Point } from './great-circle.ts'

/** '3511', '3511 AB', '3511-ab'; the letters are a street and say no more of the place. */
const POSTCODE = /^([1-9]\d{3})[\s-]{0,3}(?:[a-z]{2})?$/i

/** The four digits, of a text that is a postcode and nothing else. */
export const digitsOf = (text: string): number | undefined => {
  const [, digits] = POSTCODE.exec(text.trim()) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** Among other words a year and a round number are no postcode: 'erfbelasting 2026', 'schenken 5000'. */
export const isLikelyPostcode = (digits: number): boolean => (digits < 1900 || digits > 2099) && digits % 100 !== 0

/** As people write it: '3511 AB'. */
export const writePostcode = (text: string): string =>
  text
    .trim()
    .toUpperCase()
    .replace(/^(\d{4})[\s-]*([A-Z]{2})$/, '$1 $2')

export interface PostcodeRange {
  from: number
  to: number
  /** The middle of its addresses. */
  point: Point
}

export const hundredOf = (digits: number): number => Math.floor(digits / 100)

/** A number without homes, such as that of post boxes, is where the nearest number of its hundred is. Undefined where there is none. */
export function findPostcode(ranges: readonly PostcodeRange[], digits: number): Point | undefined {
  const away = ({ from, to }: PostcodeRange): number => (digits < from ? from - digits : Math.max(digits - to, 0))
  const hundred = hundredOf(digits)
  const [nearest] = ranges.filter(({ from, to }) => hundredOf(from) <= hundred && hundredOf(to) >= hundred).toSorted((a, b) => away(a) - away(b))
  return nearest?.point
}
