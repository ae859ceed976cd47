/** Days in the Netherlands as a range of the ids of rows, which sort by time. */
import { rangeOf } from '../../platform/dutch-time.ts'
import { firstIdAt } from '../../platform/ids.ts'

const idAt = (iso: string): string => firstIdAt(Date.parse(iso))

/** Both days belong to it. */
export function idsOfDays(from: string | undefined, to: string | undefined): { atLeast?: string; below?: string } {
  return { ...(from && { atLeast: idAt(rangeOf(from).from) }), ...(to && { below: idAt(rangeOf(to).until) }) }
}
