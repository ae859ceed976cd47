/** Reads on which day somebody signed the contract for a home or got it. */
import { addDays, isDay } from '../../../platform/days.ts'
import { reflectionWords as words } from './reflection-days.nl.ts'

interface Named {
  day: string
  /** Where it stands in the text. */
  from: number
}

/** Characters from the beginning of a day of the week to that of the date behind it. */
const LONGEST_WEEKDAY = 20

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
    return day === undefined ? [] : [{ day, from: index }]
  })
}

/** The last one before today, or that of the week before. */
function readWeekdays(text: string, today: string): Named[] {
  const now = new Date(today).getUTCDay()
  return [...text.matchAll(words.weekday)].map(({ 1: lastWeek, 2: name, index }) => {
    const back = (now - words.weekdays.indexOf(name as (typeof words.weekdays)[number]) + 7) % 7 || 7
    // The week begins on Monday.
    const isInThisWeek = back <= (now + 6) % 7
    return { day: addDays(today, -back - (lastWeek !== undefined && isInThisWeek ? 7 : 0)), from: index }
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
  }))

/** YYYY-MM-DD; undefined where none is named. `text` is normalised. */
export function readContractDay(text: string, today: string): string | undefined {
  const dates = readDates(text, today)
  // 'Vrijdag 27 november' is one day.
  const weekdays = readWeekdays(text, today).filter(({ from }) => !dates.some((date) => date.from > from && date.from - from <= LONGEST_WEEKDAY))
  const mayCome = words.comes.test(text)
  const named = [...dates, ...weekdays, ...readAgo(text, today)].filter((one) => !isOfSomethingElse(text, one) && (mayCome || one.day <= today))
  // The day on which it was received counts, not that of signing.
  const told = (words.received.exec(text) ?? words.signed.exec(text))?.index ?? 0
  const inSentence = named.filter(({ from }) => !/[.?!;]/.test(text.slice(Math.min(from, told), Math.max(from, told))))
  return nearest(inSentence.length > 0 ? inSentence : named, told)?.day
}

const nearest = (named: readonly Named[], told: number): Named | undefined =>
  named.toSorted((one, other) => Math.abs(one.from - told) - Math.abs(other.from - told))[0]

/** 'Vandaag maandag', 'tot dinsdag', 'passeren vrijdag 18 december': by what stands before it. */
const isOfSomethingElse = (text: string, { from }: Named): boolean => words.otherDay.test(text.slice(0, from))
