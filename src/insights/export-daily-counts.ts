/** The counts of a period as a table for a spreadsheet. A day that nobody counted has an empty cell. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireReader } from '../audit/require-role.ts'
import type { Context } from '../platform/context.ts'
import { csvLine } from '../platform/csv.ts'
import { typedFee } from '../redirects/fee.ts'
import { worthByDay } from '../redirects/sum-link-clicks.ts'
import { csvTexts, measureLabels } from './measures.nl.ts'
import { measureNames } from './measures.ts'
import type { Period } from './period.ts'
import { readDashboard } from './read-dashboard.ts'

/** A day without a fee has no worth, which is not nought. */
const euros = (cents: number | undefined): string => (cents === undefined ? '' : typedFee(cents))

export async function exportDailyCounts(context: Context, period: Period): Promise<string> {
  requireReader(context)
  const { days } = await readDashboard(context, period, { figures: new Map(), countMessages: async () => 0 })
  const worth = await worthByDay(context, period)
  await recordAudit(context, { action: 'counts.export', details: { ...period, days: days.length } })
  const head = csvLine([csvTexts.day, csvTexts.state, ...measureNames.map((measure) => measureLabels[measure]), csvTexts.worth])
  const lines = days.map(({ day, state, counts }) =>
    csvLine([day, csvTexts.states[state], ...measureNames.map((measure) => counts[measure]), euros(worth.get(day))]),
  )
  return [head, ...lines].join('')
}
