/** What somebody who may changes, whole or not at all: the writing, its row in the audit log, and the version that caches are keyed by. */
import { recordAudit, type AuditEvent } from './record-audit.ts'
import { requireRole } from './require-role.ts'
import { contentChanged } from '../platform/content-version.ts'
import type { Context, TransactionContext } from '../platform/context.ts'
import type { Role } from '../platform/role.ts'

interface Written<T> {
  result: T
  audit: AuditEvent
  /** Whether visitors see something else by it. */
  isVisible: boolean
}

/** Nothing stays of it when any part fails. This instance has taken over what visitors see when it resolves. Throws `not_signed_in` and `not_allowed`. */
async function writeAs<T>(context: Context, needed: Role, work: (at: TransactionContext) => Promise<Written<T>>): Promise<T> {
  requireRole(context, needed)
  const { result, isVisible } = await context.db.transaction().execute(async (tx) => {
    const at = { ...context, db: tx }
    const written = await work(at)
    await recordAudit(at, written.audit)
    if (written.isVisible) await contentChanged(tx)
    return written
  })
  if (isVisible) await context.refreshContent?.()
  return result
}

type Write = <T>(context: Context, work: (at: TransactionContext) => Promise<Written<T>>) => Promise<T>

export const writeAsOwner: Write = (context, work) => writeAs(context, 'owner', work)
export const writeAsEditor: Write = (context, work) => writeAs(context, 'editor', work)
