/** Clicks of people on links over a period, with what they are worth by the fees of their days. */
import { requireReader } from '../audit/require-role.ts'
import type { AnyDatabase, Context } from '../platform/context.ts'
import { worthOf, type HitsAtFee } from './fee.ts'
import { hasFee, listNames, sumByDayAndFee, sumByLinkAndFee, type Days } from './fees.queries.ts'

interface LinkClicks {
  id: string
  slug: string
  title: string
  clicks: number
  /** In cents; null when no fee held. */
  worth: number | null
}

export interface LinkClicksSum {
  /** Most clicked first, at most `limit`. */
  links: LinkClicks[]
  /** Of all links, in cents; null when no fee held. */
  worth: number | null
}

const count = (rows: readonly HitsAtFee[]): number => rows.reduce((sum, { hits }) => sum + hits, 0)

export async function sumLinkClicks(context: Context, { limit, ...days }: Days & { limit: number }): Promise<LinkClicksSum> {
  requireReader(context)
  const rows = await sumByLinkAndFee(context.db, days)
  const sums = [...Map.groupBy(rows, (row) => row.redirect_id)].map(([id, own]) => ({ id, clicks: count(own), worth: worthOf(own) }))
  const first = sums.toSorted((a, b) => b.clicks - a.clicks || (a.id < b.id ? -1 : 1)).slice(0, limit)
  const names =
    first.length === 0
      ? []
      : await listNames(
          context.db,
          first.map(({ id }) => id),
        )
  const byId = new Map(names.map(({ id, slug, deleted_slug, title }) => [id, { slug: deleted_slug ?? slug, title }]))
  return { links: first.map((link) => ({ ...link, slug: '', title: '', ...byId.get(link.id) })), worth: worthOf(rows) }
}

/** In cents, by day (YYYY-MM-DD); days on which no fee held are left out. */
export async function worthByDay(context: Context, days: Days): Promise<Map<string, number>> {
  requireReader(context)
  const byDay = Map.groupBy(await sumByDayAndFee(context.db, days), ({ day }) => day)
  return new Map([...byDay].flatMap(([day, rows]) => (worthOf(rows) === null ? [] : [[day, worthOf(rows) ?? 0]])))
}

/** Whether the owner ever set a fee. */
export const isAnyLinkPaid = ({ db }: { db: AnyDatabase }): Promise<boolean> => hasFee(db)
