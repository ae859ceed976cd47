/** Counts a text that was too much work to read. It is counted as it happens: a search leaves no row to count it from. */
import type { Context } from '../platform/context.ts'
import { addToCount } from './add-to-count.queries.ts'
import { dayOf } from '../platform/dutch-time.ts'

/** Counting never stands in a visitor's way: a fault is logged and not thrown. */
export async function countTooComplex({ db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>): Promise<void> {
  log.warn('a text was too much work to read')
  try {
    await addToCount(db, { day: dayOf(clock.now()), measure: 'too_complex', dimension: '', count: 1 })
  } catch (error) {
    log.warn({ err: error }, 'a text that was too much work was not counted')
  }
}
