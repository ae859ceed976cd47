/** Reads of a family whether a child is under age and in which year somebody died, and for which years of death a statement holds. */
import { childAges, diedLastYear, diedOn, holdsFrom, holdsUntil, monthOf, yearsOld } from './family-words.nl.ts'

const OF_AGE = 18

/** Whether one of the children whose age is told is under age: 'ja' or 'nee'; undefined where no age is told. `text` is folded. */
export function readAges(text: string): 'ja' | 'nee' | undefined {
  const ages = [...text.matchAll(childAges), ...text.matchAll(yearsOld)].flatMap(([, ...found]) => found.filter(Boolean).map(Number))
  if (ages.length === 0) return undefined
  return ages.some((age) => age < OF_AGE) ? 'ja' : 'nee'
}

/** The year in which somebody died; a month without a year is the last one before `day` (YYYY-MM-DD). Undefined where no time is told. `text` is folded. */
export function readDeath(text: string, day: string): number | undefined {
  const thisYear = Number(day.slice(0, 4))
  if (diedLastYear.test(text)) return thisYear - 1
  const [, month = '', year, otherMonth = month, otherYear = year] = diedOn.exec(text) ?? []
  if (otherYear) return Number(otherYear)
  const number = monthOf(otherMonth)
  if (number === 0) return undefined
  return number <= Number(day.slice(5, 7)) ? thisYear : thisYear - 1
}

/** Further on a year is told in passing. */
const HEAD = 60

/** '..2025' or '2026..': the years of death that a statement opens with; undefined for all, or for either in turn. */
export function yearsOfDeath(text: string): string | undefined {
  const [until, from] = [holdsUntil.exec(text), holdsFrom.exec(text)]
  if ((until === null) === (from === null) || (until ?? from)!.index > HEAD) return undefined
  return until ? `..${until[1]}` : `${from![1]}..`
}

export function holdsInYear(years: string, year: number): boolean {
  const [from, until] = years.split('..')
  return year >= Number(from || 0) && year <= Number(until || Infinity)
}
