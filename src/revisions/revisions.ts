/** The history of what the owner edits: each saved version is kept, so that a mistake can be undone. */
import { requireEditor, requireOwner, requireReader } from '../audit/require-role.ts'
import { isoNow } from '../platform/clock.ts'
import type { TransactionContext } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { newId } from '../platform/ids.ts'
import { deleteRevisionsOf, findRevisionRow, insertRevision, listRevisionRows } from './revisions.queries.ts'

/** The one list of kinds; the room of each writes and reads its own data with zod. */
export type RevisionKind = 'homepagetekst' | 'paginatekst' | 'artikel' | 'kennis' | 'notaris' | 'beoordeling' | 'cijfer'

export interface Revision {
  id: string
  savedAt: string
  /** As the room saved it; parse it with the room's own schema. */
  data: unknown
}

const MAX_LISTED = 100

type ReadContext = Pick<TransactionContext, 'actor' | 'db'>
type WriteContext = ReadContext & Pick<TransactionContext, 'clock'>

/** Keeps a version, in the transaction that saves it. */
export async function recordRevision(context: WriteContext, input: { kind: RevisionKind; subjectId: string; data: unknown }): Promise<void> {
  requireEditor(context)
  await insertRevision(context.db, {
    id: newId(),
    kind: input.kind,
    subject_id: input.subjectId,
    data: JSON.stringify(input.data),
    created_at: isoNow(context.clock),
  })
}

/** Newest first, at most 100. */
export async function listRevisions(context: ReadContext, input: { kind: RevisionKind; subjectId: string }): Promise<Revision[]> {
  requireReader(context)
  const rows = await listRevisionRows(context.db, input.kind, input.subjectId, MAX_LISTED)
  return rows.map((row) => ({ id: row.id, savedAt: row.created_at, data: JSON.parse(row.data) as unknown }))
}

/** Throws `not_found`. */
export async function getRevision(context: ReadContext, input: { kind: RevisionKind; subjectId: string; id: string }): Promise<Revision> {
  requireReader(context)
  const row = await findRevisionRow(context.db, input.kind, input.subjectId, input.id)
  if (!row) throw new AppError('not_found')
  return { id: row.id, savedAt: row.created_at, data: JSON.parse(row.data) as unknown }
}

/** With the thing itself its versions go too. For the system as well, which erases what was deleted long ago. */
export async function forgetRevisions(context: WriteContext, input: { kind: RevisionKind; subjectId: string }): Promise<void> {
  if (context.actor.kind !== 'system') requireOwner(context)
  await deleteRevisionsOf(context.db, input.kind, input.subjectId)
}
