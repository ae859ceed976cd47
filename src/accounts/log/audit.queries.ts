/** SQL that reads the audit log. */
import type { Selectable } from 'kysely'
import type { AnyDatabase } from '../../database/database.ts'
import type { AuditLogTable } from '../../database/sign-in-tables.ts'

export type AuditRow = Pick<Selectable<AuditLogTable>, 'id' | 'actor' | 'action' | 'subject' | 'details' | 'count' | 'created_at'>

export interface AuditSelection {
  actions?: readonly string[] | undefined
  /** Ids of this one and later. */
  atLeast?: string | undefined
  /** Ids before this one. */
  below?: string | undefined
}

/** Newest first. */
export async function listAuditRows(db: AnyDatabase, selection: AuditSelection, limit: number): Promise<AuditRow[]> {
  let query = db.selectFrom('elk_audit_log').select(['id', 'actor', 'action', 'subject', 'details', 'count', 'created_at']).orderBy('id', 'desc').limit(limit)
  if (selection.actions) query = query.where('action', 'in', selection.actions)
  if (selection.atLeast !== undefined) query = query.where('id', '>=', selection.atLeast)
  if (selection.below !== undefined) query = query.where('id', '<', selection.below)
  return query.execute()
}

export const findAuditRow = (db: AnyDatabase, id: string): Promise<AuditRow | undefined> =>
  db.selectFrom('elk_audit_log').select(['id', 'actor', 'action', 'subject', 'details', 'count', 'created_at']).where('id', '=', id).executeTakeFirst()
