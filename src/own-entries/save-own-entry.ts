/** Saves an entry of the owner, as a draft or for everyone. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-owner.ts'
import { isoNow } from '../platform/clock.ts'
import type { AnyDatabase, Context } from '../platform/context.ts'
import { contentChanged } from '../platform/content-version.ts'
import { AppError } from '../errors/errors.ts'
import { newId } from '../platform/ids.ts'
import { recordRevision } from '../revisions/revisions.ts'
import { maskPersonalData } from '../assistant/conversation/mask-personal-data.ts'
import { checkOwnEntry, type EntryShelf } from './check-own-entry.ts'
import { countEntries, findEntryRow, insertEntry, updateEntry } from './own-entries.queries.ts'
import { limits, makeReference, type EntryStatus, type OwnEntry, type OwnEntryContent } from './own-entry.ts'
import { contentOf, readEntry, toColumns } from './read-own-entry.ts'

export interface SaveEntryInput {
  /** Undefined makes a new one. */
  existing?: { id: string; version: number } | undefined
  content: OwnEntryContent
  status: EntryStatus
  /** The question of a visitor that it answers, for a new one. */
  from?: { question: string; sessionId: string | null } | undefined
  /** Id of the earlier version that is put back. */
  restores?: string | undefined
}

/** Throws `invalid_input` with the faults, `not_found`, and `conflict` when it was changed since `version` was read. */
export async function saveOwnEntry(context: Context, shelf: EntryShelf, input: SaveEntryInput): Promise<OwnEntry> {
  requireOwner(context)
  const { existing, status, restores } = input
  const content = tidy(input.content)
  return context.db.transaction().execute(async (tx) => {
    const id = existing?.id ?? newId()
    await checkOwnEntry({ ...context, db: tx }, shelf, { id, content, status })
    const before = existing && (await change(context, tx, existing, content, status))
    if (!existing) await create(context, tx, id, { ...input, content })
    await recordRevision({ ...context, db: tx }, { kind: 'kennis', subjectId: id, data: { ...content, status } })
    const event = restores ? ({ action: 'entry.restore', details: { version: restores } } as const) : ({ action: 'entry.save', details: { status } } as const)
    await recordAudit({ ...context, db: tx }, { ...event, subject: id })
    if (status === 'published' || before === 'published') await contentChanged(tx)
    return readSaved(tx, id)
  })
}

/** Each way of asking once, and not the question itself again. */
function tidy(content: OwnEntryContent): OwnEntryContent {
  const seen = new Set([content.question.toLowerCase()])
  const ways = content.ways.filter((way) => !seen.has(way.toLowerCase()) && seen.add(way.toLowerCase()))
  return { ...contentOf(content), ways }
}

async function change(
  context: Context,
  tx: AnyDatabase,
  { id, version }: { id: string; version: number },
  content: OwnEntryContent,
  status: EntryStatus,
): Promise<EntryStatus> {
  const row = await findEntryRow(tx, id)
  if (!row || row.deleted_at !== null) throw new AppError('not_found')
  if (!(await updateEntry(tx, id, version, { ...toColumns(content), status, updated_at: isoNow(context.clock) }))) throw new AppError('conflict')
  return row.status
}

async function create(context: Context, tx: AnyDatabase, id: string, { content, status, from }: SaveEntryInput): Promise<void> {
  if ((await countEntries(tx)) >= limits.entries) throw new AppError('too_large')
  const now = isoNow(context.clock)
  await insertEntry(tx, {
    id,
    reference: makeReference(content.question, id),
    ...toColumns(content),
    status,
    from_question: from ? maskPersonalData(from.question).text : null,
    from_session: from?.sessionId ?? null,
    created_at: now,
    updated_at: now,
  })
}

async function readSaved(db: AnyDatabase, id: string): Promise<OwnEntry> {
  const row = await findEntryRow(db, id)
  if (!row) throw new AppError('not_found')
  return readEntry(row)
}
