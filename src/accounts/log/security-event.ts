/** What happened to the owner's way in, as the log has it and the owner is told of it. */
import type { AuditAction } from '../../audit/audit-action.ts'
import type { AuditRow } from './audit.queries.ts'

const changes = {
  'password.changed': 'password',
  'second-factor.on': 'app-on',
  'second-factor.off': 'app-off',
  'second-factor.codes': 'new-codes',
  'second-factor.reset': 'reset',
  'passkey.added': 'passkey-added',
  'passkey.removed': 'passkey-removed',
  'account.joined': 'joined',
} as const satisfies Partial<Record<AuditAction, string>>

export const securityActions: readonly AuditAction[] = ['sign-in.ok', ...(Object.keys(changes) as (keyof typeof changes)[])]

export type SecurityEventKind = (typeof changes)[keyof typeof changes] | 'new-browser' | 'recovery-code'

export interface SecurityEvent {
  id: string
  kind: SecurityEventKind
  /** ISO. */
  at: string
  /** Of signing in: what with. */
  by?: string
  /** Of a browser that was not known; both may be ''. */
  browser?: { browser: string; device: string }
  /** Whose name that was, when it is told apart. */
  person?: string
  /** The session that it began. */
  session?: string
}

/** Undefined for what is no news: signing in with a browser that was known. */
export function toSecurityEvent({ id, action, details, created_at: at }: AuditRow): SecurityEvent | undefined {
  if (Object.hasOwn(changes, action)) return { id, at, kind: changes[action as keyof typeof changes] }
  if (action !== 'sign-in.ok') return undefined
  const { by, known, browser, device, session } = JSON.parse(details ?? '{}') as { by?: string; known?: false } & Record<string, string>
  const met = known === false && { browser: { browser: browser ?? '', device: device ?? '' }, session: session ?? '' }
  if (by === 'recovery') return { id, at, kind: 'recovery-code', by, ...met }
  return met ? { id, at, kind: 'new-browser', by: by ?? 'password', ...met } : undefined
}
