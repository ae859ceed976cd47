/** The moment at which a day begins in the Netherlands. */

const offsetHours = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Amsterdam', hour: '2-digit', hourCycle: 'h23' })

/** `day` is YYYY-MM-DD; `later` counts days on from it. UTC ISO-8601; days of 23 and 25 hours included. */
export function dutchMidnight(day: string, later = 0): string {
  const utc = new Date(`${day}T00:00:00.000Z`)
  utc.setUTCDate(utc.getUTCDate() + later)
  // At UTC midnight the clock in the Netherlands reads 1 or 2; the change of the clock comes later in the day.
  const ahead = Number(offsetHours.format(new Date(utc.getTime() - 2 * 3_600_000))) - 22
  return new Date(utc.getTime() - ((ahead + 24) % 24) * 3_600_000).toISOString()
}
