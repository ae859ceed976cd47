/** Leaves a row in the append-only audit log. */
import { isoNow, type Clock } from '../platform/clock.ts'
import type { Actor, AnyDatabase } from '../platform/context.ts'
import { newId } from '../platform/ids.ts'
import { insertAuditRow } from './accounts.queries.ts'

export const auditActions = [
  'sign-in.ok',
  'sign-in.password',
  'sign-in.failed',
  'sign-in.throttled',
  'sign-out',
  'password.changed',
  'settings.save',
  'chat.view',
  'contact.view',
  'contact.delete',
  'contact.retry',
  'contact.erase',
  'mail.test',
  'provider.test',
  'owner.created',
  'retention.erase',
  'second-factor.on',
  'second-factor.off',
  'second-factor.codes',
  'second-factor.failed',
  'second-factor.reset',
  'passkey.added',
  'passkey.renamed',
  'passkey.removed',
  'session.ended',
  'sessions.ended',
  'audit.export',
  'site.live',
  'site.demo',
  'claim.save',
  'redirect.add',
  'redirect.save',
  'redirect.delete',
  'redirect.restore',
  'redirect.import',
  'redirect.export',
  'chat.delete',
  'chat.export',
  'chat.import',
  'chat.import-cancelled',
  'entry.save',
  'entry.delete',
  'entry.restore',
  'analysis.run',
  'homepage.save',
  'homepage.delete',
  'homepage.restore',
  'article.save',
  'article.restore',
  'notary.save',
  'notary.delete',
  'notary.restore',
  'review.save',
  'review.delete',
  'review.restore',
  'person.export',
  'person.erase',
] as const

export type AuditAction = (typeof auditActions)[number]

export interface AuditEvent {
  action: AuditAction
  subject?: string
  /** No secrets, no personal data. */
  details?: Record<string, unknown>
}

interface AuditContext {
  db: AnyDatabase
  clock: Clock
  actor: Actor
  requestId?: string | undefined
}

export async function recordAudit(context: AuditContext, event: AuditEvent): Promise<void> {
  await insertAuditRow(context.db, {
    id: newId(),
    actor: context.actor.kind === 'owner' ? `owner:${context.actor.userId}` : context.actor.kind,
    action: event.action,
    subject: event.subject ?? null,
    details: event.details ? JSON.stringify(event.details) : null,
    visitor: context.actor.kind === 'visitor' ? context.actor.visitor : null,
    request_id: context.requestId ?? null,
    created_at: isoNow(context.clock),
  })
}
