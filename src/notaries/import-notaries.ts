/** The owner adds many notaries at once from a file. First as a trial run that says what would happen; all of it comes in, or nothing. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-owner.ts'
import type { Context, TransactionContext } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { newId } from '../platform/ids.ts'
import { writeAsOwner } from '../audit/write-as-owner.ts'
import { recordRevision } from '../revisions/revisions.ts'
import type { RegionBook } from '../regions/region.ts'
import { readNotaryCsv, type CsvNotary } from './notary-csv.ts'
import { selectAllNotaries } from './notary-edit.queries.ts'
import type { NotaryDraft } from './notary-draft.ts'
import { foldName } from './notary.ts'
import { addNotary, checkDraft } from './save-notary.ts'
import { draftOf } from './stored-notary.ts'

interface ImportNotaries {
  csv: string
  /** Only judges; nothing is written. */
  trial: boolean
  places: Pick<RegionBook, 'find'>
}

export interface ImportOutcome {
  /** Names that come in, as drafts. */
  added: string[]
  /** Names that are there already, in the same place: left as they are. */
  known: string[]
  faults: { line: number; name: string; fields: readonly string[] }[]
}

const keyOf = ({ name, location }: Pick<NotaryDraft, 'name' | 'location'>): string => `${foldName(name)} ${foldName(location)}`

/** Throws `invalid_input` for a file without the columns, and for one with faults when it is no trial run. */
export async function importNotaries(context: Context, { csv, trial, places }: ImportNotaries): Promise<ImportOutcome> {
  requireOwner(context)
  const lines = readNotaryCsv(csv)
  if (!lines) throw new AppError('invalid_input', { fields: ['csv'] })
  const seen = new Set((await selectAllNotaries(context.db, false)).map(keyOf))
  const outcome: ImportOutcome = { added: [], known: [], faults: [] }
  const drafts: NotaryDraft[] = []
  for (const line of lines) {
    const checked = check(context, line, places)
    if (Array.isArray(checked)) outcome.faults.push({ line: line.line, name: line.draft.name, fields: checked })
    else if (seen.has(keyOf(checked))) outcome.known.push(checked.name)
    else {
      seen.add(keyOf(checked))
      drafts.push(checked)
      outcome.added.push(checked.name)
    }
  }
  if (trial) return outcome
  if (outcome.faults.length > 0) throw new AppError('invalid_input', { fields: ['csv'] })
  await writeAsOwner(context, async (at) => {
    for (const draft of drafts) await addImported(at, draft)
    return { result: undefined, audit: { action: 'notary.import', details: { added: drafts.length, known: outcome.known.length } }, isVisible: true }
  })
  return outcome
}

async function addImported(at: TransactionContext, draft: NotaryDraft): Promise<void> {
  const id = newId()
  await addNotary(at, id, draft)
  await recordRevision(at, { kind: 'notaris', subjectId: id, data: draftOf(draft) })
  await recordAudit(at, { action: 'notary.save', subject: id, details: { added: true, state: draft.state, relation: draft.relation } })
}

/** The draft, or the fields at fault. */
function check(context: Context, { draft, faults }: CsvNotary, places: Pick<RegionBook, 'find'>): NotaryDraft | string[] {
  try {
    const checked = checkDraft(context, draft, places)
    return faults.length > 0 ? [...faults] : checked
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_input') return [...error.fields, ...faults]
    throw error
  }
}
