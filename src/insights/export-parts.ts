/** What the numbers of a period are made up of, by the day, as a table for a spreadsheet. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireReader } from '../audit/require-role.ts'
import type { Context } from '../platform/context.ts'
import { listDays } from '../platform/days.ts'
import { csvLine } from '../platform/csv.ts'
import { yieldToLoop } from '../platform/yield-to-loop.ts'
import { listNamedCounts } from './daily-counts.queries.ts'
import { breakdownNames, type BreakdownName } from './measures.ts'
import { csvTexts, partLabels, partName } from './measures.nl.ts'
import type { Period } from './period.ts'

export async function exportParts(context: Context, period: Period): Promise<string> {
  requireReader(context)
  const lines = [csvLine([csvTexts.day, csvTexts.part, csvTexts.name, csvTexts.count])]
  for (const day of listDays(period.from, period.to)) {
    for (const { measure, dimension, count } of await listNamedCounts(context.db, breakdownNames, day)) {
      const part = measure as BreakdownName
      lines.push(csvLine([day, partLabels[part], partName(part, dimension), count]))
    }
    await yieldToLoop()
  }
  await recordAudit(context, { action: 'counts.export', details: { ...period, parts: lines.length - 1 } })
  return lines.join('')
}
