/** What a language needs to write figures in a text. */
import type { Authority, FigureUnit } from './figure.ts'

/** The languages that texts of the site are written in. */
export type Language = 'nl' | 'en'

/** How a language writes figures and what it says around them. */
export interface FigureWords {
  locale: string
  euro: (digits: string) => string
  /** Of one, and of any other number. */
  units: Record<Exclude<FigureUnit, 'euro' | 'procent' | 'aantal'>, readonly [string, string]>
  /** January first. */
  months: readonly string[]
  from: (amount: string) => string
  range: (min: string, max: string) => string
  checkedOn: (date: string) => string
  /** Of a figure that could not be looked up at the one who sets it. */
  notConfirmed: (authority: Authority) => string
  notKnownYet: string
  lastKnown: (year: string, askedYear: string) => string
  unknownDate: string
  /** At a source of more than two years ago. */
  old: string
  prices: string
  /** The same where a heading has asked it already. */
  pricesInSection: string
  pricesNote: string
}
