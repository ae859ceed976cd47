/** How old a buyer is on the day of the deed, where a birthday and that day are both told: 'ik word 12 december 35 en de overdracht is op 15 december'. */
import type { Age, Ages } from './extract-ages.ts'

/** The words of one language. `date` has the groups day and month, or month alone. */
export interface BirthdayWords {
  months: readonly string[]
  /** Finds who turns an age when: the named groups are who, age and, by a digit behind them, day and month. */
  birthdays: readonly RegExp[]
  /** Finds the day of the deed. */
  deeds: readonly RegExp[]
  /** Whether who turns the age is the speaker. */
  self: RegExp
}

interface MonthDay {
  month: number
  /** Absent where only the month was said. */
  day: number | undefined
}

const read = ({ groups = {} }: RegExpExecArray, months: readonly string[]): MonthDay | undefined => {
  const month = months.indexOf((groups.month ?? '').slice(0, 3))
  return month < 0 ? undefined : { month: month + 1, day: groups.day === undefined ? undefined : Number(groups.day) }
}

/** The order in which days come after `today`, a YYYY-MM-DD; the same day a year later comes last. */
const orderOf = ({ month, day = 1 }: MonthDay, today: string): number => {
  const at = month * 100 + day
  return at < Number(today.slice(5, 7)) * 100 + Number(today.slice(8)) ? at + 1200 : at
}

/** Undefined where the month does not tell which of the two comes first. */
function isBefore(birthday: MonthDay, deed: MonthDay, today: string): boolean | undefined {
  if (birthday.month === deed.month && (birthday.day === undefined || deed.day === undefined)) return undefined
  return orderOf(birthday, today) <= orderOf(deed, today)
}

/** Ages of the speaker and of who buys with the speaker; none where a day is missing. `text` is normalised, `today` YYYY-MM-DD. */
export function agesAtDeed(text: string, today: string, { months, birthdays, deeds, self }: BirthdayWords): Pick<Ages, 'selfAge' | 'partnerAge'> {
  const deed = deeds.map((pattern) => pattern.exec(text)).find((match) => match !== null)
  const deedDay = deed && read(deed, months)
  if (!deedDay) return {}
  const found: Pick<Ages, 'selfAge' | 'partnerAge'> = {}
  for (const match of birthdays.flatMap((pattern) => [...text.matchAll(pattern)])) {
    const birthday = read(match, months)
    const isReached = birthday && isBefore(birthday, deedDay, today)
    const turns = Number(match.groups?.age)
    if (isReached === undefined) continue
    const age: Age = { years: isReached ? turns : turns - 1, exact: true, atDeed: true }
    found[self.test(match.groups?.who ?? '') ? 'selfAge' : 'partnerAge'] ??= age
  }
  return found
}
