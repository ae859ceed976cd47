/** Whether something about an office may be told. */
import { isDay } from '../platform/days.ts'

/** Where something was read, an address or words, and on which day (YYYY-MM-DD). */
export interface Origin {
  text: string
  day: string
}

/** Nothing about an office is shown, compared or counted without where it was read and on which day. */
export const isSourced = ({ text, day }: { text: string | null | undefined; day: string | null | undefined }): boolean =>
  text !== null && text !== undefined && text.trim() !== '' && day !== null && day !== undefined && isDay(day)

/** Both, or nothing. */
export const originOf = (text: string | null | undefined, day: string | null | undefined): Origin | undefined =>
  text && day && isSourced({ text, day }) ? { text, day } : undefined

/** A price has its own day, and the source of its office. */
export const sourcedPrices = <T extends { asOf: string }>(prices: readonly T[], source: Origin | undefined): T[] =>
  prices.filter(({ asOf }) => isSourced({ text: source?.text, day: asOf }))
