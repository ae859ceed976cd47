/** Moments as the owner reads them: Dutch clock, dd-MM-yyyy HH:mm. */

const parts = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Takes UTC ISO-8601. Summer and winter time are applied. */
export function amsterdamTime(iso: string): string {
  const found = new Map(parts.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? ''
  return `${part('day')}-${part('month')}-${part('year')} ${part('hour')}:${part('minute')}`
}
