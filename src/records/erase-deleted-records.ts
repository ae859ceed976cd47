/** Erases for good what the owner deleted so long ago that it no longer comes back, with its history. */
import { requireOwner } from '../audit/require-role.ts'
import type { Context } from '../platform/context.ts'
import { guarded } from '../platform/erasing-guard.ts'
import { nightly, type Job } from '../platform/jobs.ts'
import { forgetRevisions } from '../revisions/revisions.ts'
import { erasedBefore } from './change-record.ts'
import type { RecordKind } from './record-kind.ts'
import { eraseRecord, listDeletedBefore } from './records.queries.ts'

const RECORDS_A_RUN = 500

/** For the system and the owner. How many went. */
export async function eraseDeletedRecords(context: Context, kind: RecordKind): Promise<number> {
  if (context.actor.kind !== 'system') requireOwner(context)
  if (kind.kept === 'for-good') return 0
  const before = erasedBefore(context.clock, kind.kept)
  let erased = 0
  for (const id of await listDeletedBefore(context.db, kind.table, before, RECORDS_A_RUN)) {
    await kind.beforeErasing?.(context, id)
    const isErased = await context.db.transaction().execute(async (tx) => {
      if (!(await eraseRecord(tx, kind.table, id, before))) return false
      if (kind.history) await forgetRevisions({ ...context, db: tx }, { kind: kind.history, subjectId: id })
      return true
    })
    if (isErased) erased += 1
  }
  return erased
}

export const recordErasureJob = (kinds: readonly RecordKind[]): Job =>
  guarded({
    name: 'records.erase-deleted',
    slot: nightly,
    async work(context) {
      for (const kind of kinds) await eraseDeletedRecords(context, kind)
    },
  })
