/** The owner takes the messages along as a file for spreadsheets. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-role.ts'
import { csvLine } from '../platform/csv.ts'
import type { Context } from '../platform/context.ts'
import { amsterdamTime } from '../platform/dutch-time.ts'
import { listAllMessages } from './contact.queries.ts'
import { messageColumns } from './contact.nl.ts'

/** More than a form brings in before its term is over. */
const MOST = 20_000

const time = (moment: string | null): string => (moment === null ? '' : amsterdamTime(moment))

/** Newest first. */
export async function exportContactMessages(context: Context): Promise<string> {
  requireOwner(context)
  const rows = await listAllMessages(context.db, MOST)
  await recordAudit(context, { action: 'contact.export', details: { messages: rows.length } })
  const lines = rows.map((row) => [
    amsterdamTime(row.created_at),
    row.name,
    row.email,
    row.phone ?? '',
    row.message,
    row.source_page,
    row.recipient_name ?? '',
    time(row.read_at),
    time(row.answered_at),
  ])
  return [messageColumns, ...lines].map(csvLine).join('')
}
