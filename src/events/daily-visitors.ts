/** Who was here on a day, as codes of that day: what the number of visitors a day is counted from. Goes with the key of the codes. */
import type { AnyDatabase } from '../database/database.ts'
import { countVisitorsOf, dropVisitorsBefore } from './presence.queries.ts'
import { DAY_MS } from '../platform/days.ts'

export const countDailyVisitors = (db: AnyDatabase, day: string): Promise<number> => countVisitorsOf(db, day)

/** Forgets the visitors of more than two days ago. Returns how many. */
export const dropOldVisitors = (db: AnyDatabase, now: Date): Promise<number> =>
  dropVisitorsBefore(db, new Date(now.getTime() - 2 * DAY_MS).toISOString().slice(0, 10))
