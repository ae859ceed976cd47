/** What each office is charged for a month: so much per request that its mail server took, less what the owner credits. Never by deed, value or choice. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-role.ts'
import { csvLine } from '../platform/csv.ts'
import type { Context } from '../platform/context.ts'
import { amsterdamTime, startOfDay } from '../platform/dutch-time.ts'
import { formatEuros } from '../platform/number-format.ts'
import { statementTexts as texts } from './admin/quotes-admin.nl.ts'
import { listDelivered } from './owner.queries.ts'

export interface StatementInput {
  /** YYYY-MM */
  month: string
  /** What one request costs every office alike, excluding btw. */
  feeCents: number
}

const nextMonth = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

const momentOf = (month: string): string => new Date(startOfDay(`${month}-01`)).toISOString()

/** A line for each request, and the sum of each office after its own. */
export async function writeStatement(context: Context, { month, feeCents }: StatementInput): Promise<string> {
  requireOwner(context)
  const rows = await listDelivered(context.db, momentOf(month), momentOf(nextMonth(month)))
  await recordAudit(context, { action: 'quote.statement', details: { month, requests: rows.length } })
  const lines = [...Map.groupBy(rows, ({ notary_id: id }) => id).values()].flatMap((own) => {
    const name = own[0]?.office_name ?? ''
    const charged = own.filter(({ credit }) => credit === null).length
    return [
      ...own.map(({ id, delivered_at, credit }) => [name, id, amsterdamTime(delivered_at ?? ''), formatEuros(credit === null ? feeCents : 0), credit ?? '']),
      [name, texts.sum, texts.counted(own.length, own.length - charged), formatEuros(charged * feeCents), ''],
    ]
  })
  return [texts.columns, ...lines].map(csvLine).join('')
}
