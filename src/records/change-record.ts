/** The owner adds a record, changes one, deletes it, or brings it back: with its version, its history and its audit row, in one transaction. */
import { writeAsEditor } from '../audit/write-as.ts'
import { isoNow, type Clock } from '../platform/clock.ts'
import { DAY_MS } from '../platform/days.ts'
import type { Context, TransactionContext } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { newId } from '../platform/ids.ts'
import { recordRevision } from '../revisions/revisions.ts'
import type { Change, RecordKind, RecordRow } from './record-kind.ts'
import { claimRecord, isDeleted, type Claim } from './records.queries.ts'

const keptDays = { 'a-day': 1, 'thirty-days': 30 } as const

/** What was deleted before this moment is to be erased. */
export const erasedBefore = (clock: Clock, kept: keyof typeof keptDays): string => new Date(clock.now().getTime() - keptDays[kept] * DAY_MS).toISOString()

interface Step {
  /** Undefined: a new record. */
  claim: Claim | undefined
  action: keyof RecordKind['actions']
  values?: { deleted_at: string | null }
}

function changeAt(
  context: Context,
  kind: RecordKind,
  step: Step,
  work: (at: TransactionContext, id: string) => Promise<Change | undefined>,
): Promise<RecordRow> {
  const { claim, action, values } = step
  const id = claim?.id ?? newId()
  return writeAsEditor(context, async (at) => {
    const version = claim ? ((await claimRecord(at.db, kind.table, claim, values)) ?? (await refuse(at, kind, claim))) : 1
    const { keep, details, isVisible = true } = (await work(at, id)) ?? {}
    if (keep !== undefined && kind.history) await recordRevision(at, { kind: kind.history, subjectId: id, data: keep })
    return { result: { id, version }, audit: { action: kind.actions[action], subject: id, ...(details && { details }) }, isVisible }
  })
}

async function refuse({ db }: TransactionContext, kind: RecordKind, { id, deletedSince }: Claim): Promise<never> {
  const isThere = (await isDeleted(db, kind.table, id)) === false
  throw new AppError(isThere && deletedSince === null ? 'conflict' : 'not_found')
}

interface SavedRecord {
  /** Undefined: a new record. Without a version it is changed whatever was on the screen. */
  row: { id: string; version?: number | undefined } | undefined
  /** 'restore' for going back to an earlier version. */
  action?: 'save' | 'restore'
}

/**
 * `work` writes the columns of the row that is already this transaction's, or inserts the new one.
 * Throws `not_found` for one that is gone or deleted, and `conflict` when somebody else saved in between.
 */
export const changeRecord = (
  context: Context,
  kind: RecordKind,
  { row, action = 'save' }: SavedRecord,
  work: (at: TransactionContext, id: string) => Promise<Change>,
): Promise<RecordRow> => changeAt(context, kind, { claim: row && { ...row, deletedSince: null }, action }, work)

/** Out of sight at once. Throws `not_found`, also for one that was deleted already. */
export const deleteRecord = (context: Context, kind: RecordKind, id: string): Promise<RecordRow> =>
  changeAt(context, kind, { claim: { id, deletedSince: null }, action: 'delete', values: { deleted_at: isoNow(context.clock) } }, async (at) =>
    kind.onDelete?.(at, id),
  )

/** As it was. Throws `not_found` when it is not deleted, and when its days are over. */
export function restoreRecord(context: Context, kind: RecordKind, id: string): Promise<RecordRow> {
  const deletedSince = kind.kept === 'for-good' ? new Date(0).toISOString() : erasedBefore(context.clock, kind.kept)
  return changeAt(context, kind, { claim: { id, deletedSince }, action: 'restore', values: { deleted_at: null } }, async (at) => kind.onRestore?.(at, id))
}
