/** The log as a file, written out page by page, so that its length costs no memory. */
import type { Context } from '../../platform/context.ts'
import { listAuditRows } from './audit.queries.ts'
import { selectionOf, toEntries, type AuditEntry, type AuditFilter } from './list-audit.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { requireOwner } from '../../audit/require-role.ts'

const PAGE = 500

/** Newest first. The export itself is in the log before the first row leaves, and so in the file. */
export async function exportAudit(context: Context, filter: AuditFilter): Promise<AsyncIterable<AuditEntry[]>> {
  requireOwner(context)
  const { group, from, to } = filter
  await recordAudit(context, { action: 'audit.export', details: { ...(group && { group }), ...(from && { from }), ...(to && { to }) } })
  return pages(context, filter)
}

async function* pages(context: Context, filter: AuditFilter): AsyncGenerator<AuditEntry[]> {
  const selection = selectionOf(filter)
  for (;;) {
    const rows = await listAuditRows(context.db, selection, PAGE)
    if (rows.length > 0) yield await toEntries(context, rows)
    if (rows.length < PAGE) return
    selection.below = rows.at(-1)?.id
  }
}
