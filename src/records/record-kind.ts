/** What a room says of its records, so that changing, deleting, bringing back and erasing are done in one way. */
import type { AuditAction } from '../audit/audit-action.ts'
import type { Context, TransactionContext } from '../platform/context.ts'
import type { RevisionKind } from '../revisions/revisions.ts'
import type { RecordTable } from './records.queries.ts'

/** A record, and the version of it that was on the screen. */
export interface RecordRow {
  id: string
  version: number
}

export interface Change {
  /** What the history keeps; undefined: no earlier version is kept of this. */
  keep?: unknown
  /** For the audit log: no secrets, no personal data. */
  details?: Record<string, unknown>
  /** Whether visitors see something else by it; so unless it says no. */
  isVisible?: boolean
}

export interface RecordKind {
  table: RecordTable
  /** Name in the history; undefined for what has none. */
  history?: RevisionKind
  actions: Record<'save' | 'delete' | 'restore', AuditAction>
  /** What was deleted comes back as long as it is there: for thirty days, for one where people wrote it, or until the owner wants it. */
  kept: 'a-day' | 'thirty-days' | 'for-good'
  /** Further work in the transaction that deletes it; also refuses what cannot be deleted. */
  onDelete?: (at: TransactionContext, id: string) => Promise<Change | undefined>
  /** Likewise for what comes back. */
  onRestore?: (at: TransactionContext, id: string) => Promise<Change | undefined>
  /** What goes before the row itself, a little at a time. */
  beforeErasing?: (context: Context, id: string) => Promise<void>
}
