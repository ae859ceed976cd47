/** Leaves a row in the append-only audit log. */
import { isoNow, type Clock } from '../platform/clock.ts'
import type { Actor, AnyDatabase } from '../platform/context.ts'
import type { Role } from '../platform/role.ts'
import { newId } from '../platform/ids.ts'
import { insertAuditRow } from './record-audit.queries.ts'
import type { AuditAction } from './audit-action.ts'

export interface AuditEvent {
  action: AuditAction
  subject?: string
  /** No secrets, no personal data. */
  details?: Record<string, unknown>
  /** Who did it, where a visitor turned out to be somebody. */
  by?: { userId: string; role: Role }
}

export interface AuditContext {
  db: AnyDatabase
  clock: Clock
  actor: Actor
  requestId?: string | undefined
}

export async function recordAudit(context: AuditContext, event: AuditEvent): Promise<void> {
  await insertAuditRow(context.db, auditRow(context, event))
}

export function auditRow(context: AuditContext, event: AuditEvent) {
  return {
    id: newId(),
    actor: actorName(event.by ?? context.actor),
    action: event.action,
    subject: event.subject ?? null,
    details: event.details ? JSON.stringify(event.details) : null,
    visitor: context.actor.kind === 'visitor' ? context.actor.visitor : null,
    request_id: context.requestId ?? null,
    created_at: isoNow(context.clock),
  }
}

function actorName(actor: Actor | NonNullable<AuditEvent['by']>): string {
  // Who it was, and as what at that moment.
  if ('role' in actor) return `${actor.role}:${actor.userId}`
  return actor.kind === 'program' ? `program:${actor.keyId}` : actor.kind
}
