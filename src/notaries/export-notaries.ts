/** The owner takes the own notaries along as a file for spreadsheets. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireReader } from '../audit/require-role.ts'
import type { Context } from '../platform/context.ts'
import { csvOf } from './notary-csv.ts'
import { selectAllNotaries, selectAllPrices } from './notary-edit.queries.ts'
import { toStoredNotary } from './stored-notary.ts'

/** Samples stay behind. */
export async function exportNotaries(context: Context): Promise<string> {
  requireReader(context)
  const [rows, priceRows] = await Promise.all([selectAllNotaries(context.db, false), selectAllPrices(context.db)])
  const prices = Map.groupBy(priceRows, (price) => price.notary_id)
  const own = rows.filter((row) => !row.is_sample)
  await recordAudit(context, { action: 'notary.export', details: { notaries: own.length } })
  return csvOf(own.map((row) => toStoredNotary(row, prices.get(row.id) ?? [])))
}
