/** The owner reads the log of who did what, newest first. */
import type { Context } from '../../platform/context.ts'
import { actionsOf, type AuditGroup } from './audit-groups.ts'
import { idsOfDays } from './audit-period.ts'
import { listAuditRows, type AuditRow, type AuditSelection } from './audit.queries.ts'
import { requireOwner } from '../../audit/require-owner.ts'

export interface AuditFilter {
  group?: AuditGroup | undefined
  /** YYYY-MM-DD, in the Netherlands. */
  from?: string | undefined
  /** The last day that belongs to it. */
  to?: string | undefined
}

export interface AuditEntry extends Omit<AuditRow, 'actor' | 'details' | 'count' | 'created_at'> {
  actor: 'owner' | 'visitor' | 'program' | 'system'
  details: Record<string, unknown>
  createdAt: string
}

export function selectionOf({ group, from, to }: AuditFilter): AuditSelection {
  return { ...idsOfDays(from, to), actions: group && actionsOf(group) }
}

export function entryOf({ actor, details, count, created_at: createdAt, ...row }: AuditRow): AuditEntry {
  const { action } = row
  const told = details ? (JSON.parse(details) as Record<string, unknown>) : {}
  return { ...row, actor: actorOf(actor, action), details: count > 1 ? { [action === 'api.read' ? 'times' : 'tries']: count, ...told } : told, createdAt }
}

/** Handed in, since settings are of every room: what one is called on the screen. */
export type FieldLabel = (field: string) => string

/** With the settings that it tells of by the names that the owner knows. */
export function withLabels(entry: AuditEntry, fieldLabel: FieldLabel): AuditEntry {
  const { keys } = entry.details
  return Array.isArray(keys) ? { ...entry, details: { ...entry.details, keys: keys.map((key) => fieldLabel(String(key))) } } : entry
}

/** Who has just got in was a visitor until then. */
function actorOf(actor: string, action: string): AuditEntry['actor'] {
  if (actor.startsWith('owner:') || action === 'sign-in.ok') return 'owner'
  if (actor.startsWith('program:')) return 'program'
  return actor === 'system' ? 'system' : 'visitor'
}

/** `before` is the id of the last row of the previous page. */
export async function listAudit(context: Context, input: AuditFilter & { before?: string | undefined; limit: number }): Promise<AuditEntry[]> {
  requireOwner(context)
  const selection = selectionOf(input)
  const below = input.before !== undefined && (selection.below === undefined || input.before < selection.below) ? input.before : selection.below
  return (await listAuditRows(context.db, { ...selection, below }, input.limit)).map(entryOf)
}
