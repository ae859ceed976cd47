/** Identifiers: UUIDv7 (RFC 9562), so that rows sort by the time they were made. */
import { v7 } from 'uuid'

/** In the order in which they are made within this process, also while its clock stands still or goes back. */
export const newId = (): string => v7()

/** An id of a given moment (milliseconds); several of one moment have no order among them. */
export const idAt = (millis: number): string => v7({ msecs: millis })

/** Sorts before every id that is made at the given moment (milliseconds) or later: a range of time becomes a range of the primary key. */
export function firstIdAt(millis: number): string {
  const hex = millis.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}
