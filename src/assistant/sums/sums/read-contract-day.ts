/** Reads on which day somebody signed the contract for a home or got it. */
import { addDays, isDay } from '../../../platform/days.ts'
import { reflectionWords as words } from './reflection-days.nl.ts'

interface Named {
  day: string
  from: number
  /** Says the month; a day of the week beside it only repeats it. */
  isDate: boolean
}

const two = (number: number): string => String(number).padStart(2, '0')

/** Of the year in which it lies nearest to today. */
function readDates(text: string, today: string): Named[] {
  const thisYear = Number(today.slice(0, 4))
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(today))
  return [...text.matchAll(words.date)].flatMap(({ 1: date, 2: month, 3: year, index }) => {
    const rest = `${two(words.months.indexOf(month!) + 1)}-${two(Number(date))}`
    const years = year === undefined ? [thisYear - 1, thisYear, thisYear + 1] : [Number(year)]
    const [day] = years
      .map((one) => `${one}-${rest}`)
      .filter(isDay)
      .toSorted((one, other) => distance(one) - distance(other))
    return day === undefined ? [] : [{ day, from: index, isDate: true }]
  })
}

/** The last one before today, or that of the week before. */
function readWeekdays(text: string, today: string): Named[] {
  const now = new Date(today).getUTCDay()
  return [...text.matchAll(words.weekday)].map(({ 1: lastWeek, 2: name, index }) => {
    const back = (now - words.weekdays.indexOf(name as (typeof words.weekdays)[number]) + 7) % 7 || 7
    // The week begins on Monday.
    const isInThisWeek = back <= (now + 6) % 7
    return { day: addDays(today, -back - (lastWeek !== undefined && isInThisWeek ? 7 : 0)), from: index, isDate: false }
  })
}

/** The day that the visitor calls today, where it is another than by our clock: 'het is nu woensdag'. */
export function readToday(text: string, today: string): string {
  const name = words.namesToday.exec(text)?.[1]
  const weekday = words.weekdays.findIndex((one) => one === name)
  return weekday < 0 ? today : addDays(today, -((new Date(today).getUTCDay() - weekday + 7) % 7))
}

const readAgo = (text: string, today: string): Named[] =>
  [...text.matchAll(words.ago)].map(({ 1: word = '', index }) => ({
    day: addDays(today, -(words.daysAgo[word] ?? 1)),
    from: index,
    isDate: false,
  }))

/** YYYY-MM-DD; undefined where none is named. `text` is normalised. */
export function readContractDay(text: string, today: string): string | undefined {
  const named = [...readDates(text, today), ...readWeekdays(text, today), ...readAgo(text, today)].filter((one) => !isOfSomethingElse(text, one))
  const dates = named.filter(({ isDate }) => isDate)
  const [first, ...others] = dates.length > 0 ? dates : named
  // The day on which it was received counts, not that of signing.
  const signed = (words.received.exec(text) ?? words.signed.exec(text))?.index ?? 0
  return others.reduce((best, one) => (Math.abs(one.from - signed) < Math.abs(best!.from - signed) ? one : best), first)?.day
}

/** 'Vandaag maandag', 'tot dinsdag', 'passeren 18 december': by what stands before it. */
const isOfSomethingElse = (text: string, { from }: Named): boolean => words.otherDay.test(text.slice(0, from))
