/** Counts what a program read in the audit log: one row for each key, kind of thing and hour, however often it asks. */
import { HOUR_MS } from '../platform/days.ts'
import { addCounted, countOneMore } from './record-audit.queries.ts'
import { auditRow, type AuditContext, type AuditEvent } from './record-audit.ts'

export async function recordUse(context: AuditContext, event: AuditEvent): Promise<void> {
  const { db, clock } = context
  const now = clock.now().getTime()
  // Of many calls no single one.
  const row = auditRow({ ...context, requestId: undefined }, event)
  const key = JSON.stringify([new Date(now - (now % HOUR_MS)).toISOString(), row.actor, row.action, row.subject, row.details])
  if (!(await countOneMore(db, key))) await addCounted(db, { ...row, refusal: key })
}
