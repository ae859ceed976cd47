/** Counts a refused try in the audit log: one row for each network, kind and hour, so that nobody fills the log or drowns what matters. */
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { countAttempt, type Limit } from '../platform/rate-limit.ts'
import { addCounted, countOneMore } from './record-audit.queries.ts'
import type { RefusalAction } from './audit-action.ts'
import { auditRow } from './record-audit.ts'
import { HOUR_MS } from '../platform/days.ts'

/** Rows of one kind in an hour; the networks beyond these share one. */
const networks: Limit = { name: 'audit-refusals', max: 50, windowSeconds: HOUR_MS / 1000 }

export interface Refusal {
  action: RefusalAction
  /** No secrets, no personal data; tries with other details are of another kind. */
  details?: Record<string, string>
}

export async function recordRefusal(context: Context, refusal: Refusal): Promise<void> {
  const { db, clock } = context
  const now = clock.now().getTime()
  const row = auditRow(context, refusal)
  const hour = new Date(now - (now % HOUR_MS)).toISOString()
  const keyOf = (network: string | null) => JSON.stringify([hour, row.actor, network, row.action, row.details])
  if (await countOneMore(db, keyOf(row.visitor))) return
  const isNewNetwork = (await countAttempt(db, clock, networks, row.action)).allowed
  if (isNewNetwork) return addCounted(db, { ...row, refusal: keyOf(row.visitor) })
  const shared = auditRow({ ...context, requestId: undefined }, { ...refusal, details: { ...refusal.details, networks: 'many' } })
  await addCounted(db, { ...shared, visitor: null, created_at: isoNow(clock), refusal: keyOf(null) })
}
