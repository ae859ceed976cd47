/** The owner reads the log of who did what, newest first. */
import type { Context } from '../../platform/context.ts'
import { actionsOf, type AuditGroup } from './audit-groups.ts'
import { idsOfDays } from './audit-period.ts'
import { listAuditRows, type AuditRow, type AuditSelection } from './audit.queries.ts'
import { requireOwner } from '../../audit/require-role.ts'
import { isRole, type Role } from '../../platform/role.ts'
import { listUserNames } from '../password/users.queries.ts'

export interface AuditFilter {
  group?: AuditGroup | undefined
  /** YYYY-MM-DD, in the Netherlands. */
  from?: string | undefined
  /** The last day that belongs to it. */
  to?: string | undefined
}

export interface AuditEntry extends Omit<AuditRow, 'actor' | 'details' | 'count' | 'created_at'> {
  actor: Role | 'visitor' | 'program' | 'system'
  /** The name of who did it, also of who was removed since. Null for the others. */
  person: string | null
  details: Record<string, unknown>
  createdAt: string
}

export function selectionOf({ group, from, to }: AuditFilter): AuditSelection {
  return { ...idsOfDays(from, to), actions: group && actionsOf(group) }
}

/** `names` of people, by id. */
export function entryOf({ actor, details, count, created_at: createdAt, ...row }: AuditRow, names: ReadonlyMap<string, string> = new Map()): AuditEntry {
  const told = details ? (JSON.parse(details) as Record<string, unknown>) : {}
  const about = row.subject === null ? undefined : names.get(row.subject)
  return {
    ...row,
    ...whoOf(actor, row.action, names),
    details: { ...(count > 1 && { [row.action === 'api.read' ? 'times' : 'tries']: count }), ...(about !== undefined && { person: about }), ...told },
    createdAt,
  }
}

/** `editor:019a…` */
const partsOf = (actor: string): [kind: string, id: string] => {
  const [kind = '', id = ''] = actor.split(':')
  return [kind, id]
}

/** With the names of the people in them, who did things and to whom they were done. */
export async function toEntries(context: Pick<Context, 'db'>, rows: readonly AuditRow[]): Promise<AuditEntry[]> {
  const ids = rows.flatMap(({ actor, subject }) => [partsOf(actor)[1], subject ?? '']).filter((id) => id !== '')
  const names = new Map((await listUserNames(context.db, [...new Set(ids)])).map(({ id, name }) => [id, name]))
  return rows.map((row) => entryOf(row, names))
}

/** Handed in, since settings are of every room: what one is called on the screen. */
export type FieldLabel = (field: string) => string

/** With the settings that it tells of by the names that the owner knows. */
export function withLabels(entry: AuditEntry, fieldLabel: FieldLabel): AuditEntry {
  const { keys } = entry.details
  return Array.isArray(keys) ? { ...entry, details: { ...entry.details, keys: keys.map((key) => fieldLabel(String(key))) } } : entry
}

/** Versions before did not write down who had just got in: there was one owner. */
function whoOf(actor: string, action: string, names: ReadonlyMap<string, string>): Pick<AuditEntry, 'actor' | 'person'> {
  const [kind, id] = partsOf(actor)
  if (isRole(kind)) return { actor: kind, person: names.get(id) ?? null }
  if (action === 'sign-in.ok') return { actor: 'owner', person: null }
  return { actor: kind === 'system' || kind === 'program' ? kind : 'visitor', person: null }
}

/** `before` is the id of the last row of the previous page. */
export async function listAudit(context: Context, input: AuditFilter & { before?: string | undefined; limit: number }): Promise<AuditEntry[]> {
  requireOwner(context)
  const selection = selectionOf(input)
  const below = input.before !== undefined && (selection.below === undefined || input.before < selection.below) ? input.before : selection.below
  return toEntries(context, await listAuditRows(context.db, { ...selection, below }, input.limit))
}
