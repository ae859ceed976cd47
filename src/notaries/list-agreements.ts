/** What was agreed with each office about money within a stretch of days. */
import { requireOwner } from '../audit/require-role.ts'
import type { Context } from '../platform/context.ts'
import { startOfDay } from '../platform/dutch-time.ts'
import { selectAgreements } from './agreements.queries.ts'
import { isRelation, type Relation } from './relation.ts'

export interface Agreement {
  notaryId: string
  name: string
  /** As it is now. */
  website: string | null
  relation: Relation
}

/** YYYY-MM-DD, both included. An office whose agreement changed in between is there once for each; by name. */
export async function listAgreements(context: Context, { from, to }: { from: string; to: string }): Promise<Agreement[]> {
  requireOwner(context)
  const rows = await selectAgreements(context.db, { until: to, thereAt: new Date(startOfDay(from)).toISOString() })
  return [...Map.groupBy(rows, (row) => row.notary_id).values()].flatMap((own) => {
    const atStart = own.findLastIndex(({ from_day: day }) => day <= from)
    const held = new Set(own.slice(Math.max(0, atStart)).map(({ relation }) => relation))
    const [{ notary_id: notaryId, name, website } = { notary_id: '', name: '', website: null }] = own
    return [...held].filter(isRelation).map((relation) => ({ notaryId, name, website, relation }))
  })
}
