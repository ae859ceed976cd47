/** Counts the answers of past days once, so that a year is read from a few thousand rows and not from millions. */
import type { Context } from '../../platform/context.ts'
import { firstIdAt } from '../../platform/ids.ts'
import { countAnswers, findFirstAnswer, listCountedDays, replaceDayCounts, type CountRow, type IdRange } from './analysis.queries.ts'
import { addDays, listDays } from '../../platform/days.ts'
import { dayOf, startOfDay } from '../../platform/dutch-time.ts'

/** A judgement may come days after its answer. */
const AGAIN_DAYS = 7
/** A site that was down for longer begins with what is newest. */
const MOST_DAYS = 800

export const rangeOfDays = (from: string, to: string): IdRange => ({ from: firstIdAt(startOfDay(from)), to: firstIdAt(startOfDay(addDays(to, 1))) })

/** Says that a day is counted, also when nobody asked anything. */
const whole = (rows: readonly CountRow[]): CountRow => ({
  reference: '',
  kind: '',
  answers: rows.reduce((sum, row) => sum + row.answers, 0),
  helpful: rows.reduce((sum, row) => sum + row.helpful, 0),
  not_helpful: rows.reduce((sum, row) => sum + row.not_helpful, 0),
  last_answer: null,
})

/** Days before today that are not counted yet, and the last few anew. Resolves with the number of days. */
export async function countDays({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  const first = await findFirstAnswer(db)
  if (first === undefined) return 0
  const yesterday = addDays(dayOf(clock.now()), -1)
  const since = [dayOf(first), addDays(yesterday, -MOST_DAYS)].toSorted()[1] ?? yesterday
  const counted = new Set(await listCountedDays(db, since, addDays(yesterday, -AGAIN_DAYS)))
  const due = listDays(since, yesterday).filter((day) => !counted.has(day))
  for (const day of due.toReversed()) {
    await db.transaction().execute(async (tx) => {
      const rows = await countAnswers(tx, rangeOfDays(day, day))
      await replaceDayCounts(tx, day, [...rows, whole(rows)])
    })
  }
  return due.length
}
