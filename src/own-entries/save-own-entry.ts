/** Saves an entry of the owner, as a draft or for everyone, or goes back to an earlier version of it. */
import { requireEditor } from '../audit/require-role.ts'
import { isoNow } from '../platform/clock.ts'
import type { AnyDatabase, Context, TransactionContext } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { changeRecord } from '../records/change-record.ts'
import type { RecordRow } from '../records/record-kind.ts'
import { readEarlierVersion } from '../records/revert-record.ts'
import { maskPersonalData } from '../assistant/conversation/mask-personal-data.ts'
import { checkOwnEntry, type EntryShelf } from './check-own-entry.ts'
import { entryContentSchema } from './entry-content.schema.ts'
import { getOwnEntry } from './list-own-entries.ts'
import { countEntries, findEntryRow, insertEntry, updateEntry } from './own-entries.queries.ts'
import { limits, makeReference, type EntryStatus, type OwnEntry, type OwnEntryContent } from './own-entry.ts'
import { entryRecord } from './own-entry-record.ts'
import { contentOf, toColumns } from './read-own-entry.ts'

export interface SaveEntryInput {
  /** Undefined makes a new one. */
  row?: RecordRow | undefined
  content: OwnEntryContent
  status: EntryStatus
  /** The question of a visitor that it answers, for a new one. */
  from?: { question: string; sessionId: string | null } | undefined
  /** Id of the earlier version that is put back. */
  revision?: string
}

/** Throws `invalid_input` with the faults, `not_found`, and `conflict` when somebody else saved in between. */
export async function saveOwnEntry(context: Context, shelf: EntryShelf, input: SaveEntryInput): Promise<OwnEntry> {
  requireEditor(context)
  const { row, status, revision } = input
  const content = tidy(input.content)
  const { id } = await changeRecord(context, entryRecord, { row, action: revision ? 'restore' : 'save' }, async (at, id) => {
    await checkOwnEntry(at, shelf, { id, content, status })
    const before = row && (await statusOf(at.db, id))
    if (row) await updateEntry(at.db, id, { ...toColumns(content), status, updated_at: isoNow(at.clock) })
    else await addEntry(at, id, { ...input, content })
    const isVisible = status === 'published' || before === 'published'
    return { keep: { ...content, status }, details: revision ? { revision } : { status }, isVisible }
  })
  return getOwnEntry(context, id)
}

// Read without the limits of today: an old version may be from before one.
const versionSchema = entryContentSchema.loose()

/** What the assistant uses stays published or draft as it is. Throws as saving does, such as when its figure is gone. */
export async function revertOwnEntry(context: Context, shelf: EntryShelf, { row, revision }: { row: RecordRow; revision: string }): Promise<OwnEntry> {
  const content = await readEarlierVersion(context, 'kennis', versionSchema, { id: row.id, revision })
  const { status } = await getOwnEntry(context, row.id)
  return saveOwnEntry(context, shelf, { row, content: contentOf(content), status, revision })
}

/** Each way of asking once, and not the question itself again. */
function tidy(content: OwnEntryContent): OwnEntryContent {
  const seen = new Set([content.question.toLowerCase()])
  const ways = content.ways.filter((way) => !seen.has(way.toLowerCase()) && seen.add(way.toLowerCase()))
  return { ...contentOf(content), ways }
}

const statusOf = async (db: AnyDatabase, id: string): Promise<EntryStatus | undefined> => (await findEntryRow(db, id))?.status

async function addEntry({ db, clock }: TransactionContext, id: string, { content, status, from }: SaveEntryInput): Promise<void> {
  if ((await countEntries(db)) >= limits.entries) throw new AppError('too_large')
  const now = isoNow(clock)
  await insertEntry(db, {
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
