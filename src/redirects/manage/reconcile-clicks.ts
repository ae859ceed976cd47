/** Compares every account of the clicks of people with every other: counter, totals, days, and the ledger as far back as it goes. */
import { requireReader } from '../../audit/require-role.ts'
import type { Context } from '../../platform/context.ts'
import { firstLedgerTime, listAccounts } from './numbers.queries.ts'
import { addDays } from '../../platform/days.ts'
import { dayOf, rangeOf } from '../../platform/dutch-time.ts'

interface Reconciliation {
  id: string
  slug: string
  counter: number
  totals: number
  days: number
  /** Of the days from `ledgerFrom`, by the day numbers and by the ledger. */
  recentDays: number
  ledger: number
  matches: boolean
}

export interface ReconciledClicks {
  /** First day that the ledger holds whole; null when it is empty. */
  ledgerFrom: string | null
  links: Reconciliation[]
}

/**
 * For the system and the owner. Reads the ledger itself, and so takes longer the more clicks there are.
 * Erasing by age may have taken a part of the oldest day, so the ledger counts from the day after it.
 */
export async function reconcileClicks(context: Context): Promise<ReconciledClicks> {
  if (context.actor.kind !== 'system') requireReader(context)
  // One picture of one moment: clicks that come meanwhile must not look like a difference.
  return context.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const first = await firstLedgerTime(tx)
      const { day, since } = first === undefined ? { day: '9999', since: '9999-01-01T00:00:00.000Z' } : dayAfter(first)
      const rows = await listAccounts(tx, { day, since })
      const links = rows.map((row): Reconciliation => {
        const accounts = { counter: row.click_count, totals: row.total ?? 0, days: row.days ?? 0, recentDays: row.recent_days ?? 0, ledger: row.ledger ?? 0 }
        const matches = accounts.counter === accounts.totals && accounts.totals === accounts.days && accounts.recentDays === accounts.ledger
        return { id: row.id, slug: row.deleted_slug ?? row.slug, ...accounts, matches }
      })
      return { ledgerFrom: first === undefined ? null : day, links }
    })
}

/** The Dutch day after that of a time, and the moment it begins. */
function dayAfter(iso: string): { day: string; since: string } {
  const day = addDays(dayOf(iso), 1)
  return { day, since: rangeOf(day).from }
}
