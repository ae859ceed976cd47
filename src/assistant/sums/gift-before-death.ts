/** Tells from a normalised question whether someone gave something in the last 180 days before dying (Successiewet 1956, art. 12). */
import { phrases } from './phrases.ts'

const gives = phrases('schenk*, geschonken, schonk, gaf, gegeven, gift, gekregen van … voor, kreeg … voor')
const within = phrases(`
  (binnen|minder dan) 180 dagen, ([1-5]|een|paar|enkele|anderhalve) (maand|maanden) (voor*|later|ervoor|daarvoor|geleden), (een|paar|enkele) (dag|dagen|week|weken) (voor*|later|ervoor)
  vlak voor, kort voor
`)
const SPAN = /\b(\d{1,3}) (dag|dagen|week|weken) (?:voor\w*|later|ervoor|daarvoor|geleden)\b/
const MONTHS = ['januari', 'februari', 'maart', 'april', 'mei', 'juni', 'juli', 'augustus', 'september', 'oktober', 'november', 'december']
const MONTH = new RegExp(`\\b(?:${MONTHS.join('|')})\\b`, 'g')
const YEAR = /\b20\d\d\b/g

const LAST_DAYS = 180
/** From the first day of one month to the last of the fourth after it are at most 153 days. */
const MOST_MONTHS = 4

/** Whether a gift is named next to the death. */
export const namesGiftBeforeDeath = (text: string): boolean => gives.test(text)

/** Beyond doubt: a span that may be longer is not within. */
export function isWithinLastDays(text: string): boolean {
  if (within.test(text)) return true
  const [, count, unit] = SPAN.exec(text) ?? []
  return count === undefined ? isFewMonthsApart(text) : Number(count) * (unit?.startsWith('w') ? 7 : 1) < LAST_DAYS
}

/** 'In maart 2026 ... overleden in juni 2026'. */
function isFewMonthsApart(text: string): boolean {
  const [first, second, ...others] = [...text.matchAll(MONTH)].map((match) => MONTHS.indexOf(match[0]))
  const isOneYear = new Set(text.match(YEAR)).size <= 1
  return first !== undefined && second !== undefined && others.length === 0 && isOneYear && Math.abs(second - first) <= MOST_MONTHS
}
