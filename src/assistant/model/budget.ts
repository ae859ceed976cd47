/** How many calls of the provider a day may cost. */
import type { AnyDatabase } from '../../database/database.ts'
import { countProviderRequest } from './usage.queries.ts'

export interface Budget {
  /** True once the day's calls are known to be spent, here or on another instance. */
  isSpent(day: string): boolean
  /** Counts one call and resolves with whether it is within the day's budget. Counting that fails spends nothing: it resolves with false. */
  count(db: AnyDatabase, day: string): Promise<boolean>
}

/** `most` is the number of calls a day. */
export function createBudget(most: () => number): Budget {
  let known = { day: '', calls: 0 }
  return {
    isSpent: (day) => known.day === day && known.calls >= most(),
    async count(db, day) {
      try {
        const calls = await countProviderRequest(db, day)
        known = { day, calls }
        return calls <= most()
      } catch {
        return false
      }
    },
  }
}
