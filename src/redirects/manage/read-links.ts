/** Puts rows, totals and health of links together. */
import type { AnyDatabase } from '../../database/database.ts'
import { dutchDay } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { listHealth } from '../health/health.queries.ts'
import { listFees } from '../fees.queries.ts'
import { readLinkUse } from './read-link-use.ts'
import { noCounts, type Counts, type LinkRow } from './link-row.ts'
import type { findRedirect } from './manage.queries.ts'
import { listTotals } from './numbers.queries.ts'

type StoredLink = NonNullable<Awaited<ReturnType<typeof findRedirect>>>

const IDS_A_QUERY = 500

async function readCounts(db: AnyDatabase, ids: string[]): Promise<Map<string, Counts>> {
  const counts = new Map<string, Counts>()
  for (const { redirect_id: id, kind, hits, visitors } of await listTotals(db, ids)) {
    const known = counts.get(id) ?? { ...noCounts }
    counts.set(id, { ...known, [kind]: hits, visitors: known.visitors + visitors })
  }
  return counts
}

export async function readLinks(context: Context, rows: readonly StoredLink[]): Promise<LinkRow[]> {
  const { db } = context
  const today = dutchDay(context.clock)
  const { callsOf, works } = await readLinkUse(context)
  const links: LinkRow[] = []
  for (let from = 0; from < rows.length; from += IDS_A_QUERY) {
    const part = rows.slice(from, from + IDS_A_QUERY)
    const ids = part.map((row) => row.id)
    const [counts, health, fees] = [await readCounts(db, ids), await listHealth(db, ids), await listFees(db, ids, today)]
    for (const { created_at: _made, deleted_slug: former, ...row } of part) {
      const own = counts.get(row.id) ?? noCounts
      links.push({
        ...row,
        slug: former ?? row.slug,
        counts: own,
        reconciles: own.human === row.click_count,
        health: health.get(row.id) ?? null,
        fee_cents: fees.get(row.id) ?? null,
        use: callsOf(former ?? row.slug),
        works: works(row),
      })
    }
  }
  return links
}
