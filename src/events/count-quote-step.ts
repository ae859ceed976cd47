/** Counts a step of a request for quotes, in the transaction of that step: both stand or neither does. */
import type { AnyDatabase } from '../database/database.ts'
import type { Clock } from '../platform/clock.ts'
import { dayOf } from '../platform/dutch-time.ts'
import { addToCounts } from './add-to-count.queries.ts'
import { byDeed, type QuoteMeasure } from './quote-measures.ts'

interface Counting {
  db: AnyDatabase
  clock: Clock
}

/** `deed`: its slug. */
export async function countQuoteStep(
  { db, clock }: Counting,
  { measure, deed, count = 1 }: { measure: QuoteMeasure; deed: string; count?: number },
): Promise<void> {
  const day = dayOf(clock.now())
  // In one order, so that two at once never wait for each other.
  await addToCounts(db, [
    { day, measure, dimension: '', count },
    { day, measure: byDeed(measure), dimension: deed, count },
  ])
}
