/** Moments as the owner types them: the Dutch clock, wherever the browser stands. */

const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short', timeStyle: 'short' })

/** UTC ISO-8601 as `YYYY-MM-DDTHH:mm` on the Dutch clock, the value of a field for date and time. */
export const toDutchMoment = (iso: string): string => wall.format(new Date(iso)).replace(' ', 'T')

const ahead = (at: number): number => Date.parse(`${toDutchMoment(new Date(at).toISOString())}Z`) - at

/**
 * The other way round. An hour that the change to summer time skips becomes the hour after it; of an hour that comes twice it is
 * the second. Undefined for what is no moment.
 */
export function fromDutchMoment(local: string): string | undefined {
  const typed = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) ? Date.parse(`${local}Z`) : NaN
  if (Number.isNaN(typed)) return undefined
  return new Date(typed - ahead(typed - ahead(typed))).toISOString()
}
