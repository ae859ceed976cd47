/** The owner brings many notaries in from a file: first judged line by line, then written all in one transaction, or not at all. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-owner.ts'
import { writeAsOwner } from '../audit/write-as-owner.ts'
import { AppError } from '../errors/errors.ts'
import type { Context, TransactionContext } from '../platform/context.ts'
import { newId } from '../platform/ids.ts'
import type { RegionBook } from '../regions/region.ts'
import { recordRevision } from '../revisions/revisions.ts'
import { MAX_IMPORT_LINES } from './import-limits.ts'
import { judgeImport, type JudgedLine } from './judge-import.ts'
import { lineOutcomes, type LineOutcome } from './line-outcome.ts'
import { readNotaryCsv } from './notary-csv.ts'
import { claimVersion, selectAllNotaries, selectAllPrices } from './notary-edit.queries.ts'
import { addNotary, changeNotary } from './save-notary.ts'
import { draftOf, toStoredNotary, type StoredNotary } from './stored-notary.ts'

interface ImportNotaries {
  csv: string
  /** Only judges; nothing is written. */
  trial: boolean
  places: Pick<RegionBook, 'find'>
}

export interface ImportOutcome {
  counts: Record<LineOutcome, number>
  lines: Omit<JudgedLine, 'write'>[]
}

/** Throws `invalid_input` for a file without the columns, and for one with a refused line when it is no trial run. */
export async function importNotaries(context: Context, { csv, trial, places }: ImportNotaries): Promise<ImportOutcome> {
  requireOwner(context)
  const lines = readNotaryCsv(csv)
  if (!lines) throw new AppError('invalid_input', { fields: ['csv'] })
  if (lines.length > MAX_IMPORT_LINES) throw new AppError('too_large')
  if (trial) return outcomeOf(judgeImport(context, { lines, stored: await readStored(context.db), places }))
  return writeAsOwner(context, async (at) => {
    // Judged anew on what is there now: the trial run may be of a while ago.
    const judged = judgeImport(at, { lines, stored: await readStored(at.db), places })
    if (judged.some(({ outcome }) => outcome === 'refused')) throw new AppError('invalid_input', { fields: ['csv'] })
    for (const line of judged) await write(at, line)
    const result = outcomeOf(judged)
    return { result, audit: { action: 'notary.import', details: { added: result.counts.new, changed: result.counts.changed } }, isVisible: true }
  })
}

async function readStored(db: Context['db'] | TransactionContext['db']): Promise<StoredNotary[]> {
  const [rows, priceRows] = [await selectAllNotaries(db, false), await selectAllPrices(db)]
  const prices = Map.groupBy(priceRows, (price) => price.notary_id)
  return rows.filter((row) => !row.is_sample).map((row) => toStoredNotary(row, prices.get(row.id) ?? []))
}

async function write(at: TransactionContext, { write: wanted }: JudgedLine): Promise<void> {
  if (!wanted) return
  const id = wanted.row?.id ?? newId()
  if (!wanted.row) await addNotary(at, id, wanted.draft)
  // Somebody saved it while the file was read: the whole import is to be looked at again.
  else if (!(await claimVersion(at.db, wanted.row))) throw new AppError('conflict')
  else await changeNotary(at, id, wanted.draft)
  await recordRevision(at, { kind: 'notaris', subjectId: id, data: draftOf(wanted.draft) })
  const { state, relation } = wanted.draft
  await recordAudit(at, { action: 'notary.save', subject: id, details: { added: wanted.row === undefined, state, relation } })
}

const outcomeOf = (judged: readonly JudgedLine[]): ImportOutcome => ({
  counts: countsOf(judged),
  lines: judged.map(({ write: _write, ...line }) => line),
})

function countsOf(judged: readonly JudgedLine[]): Record<LineOutcome, number> {
  const counts = { new: 0, changed: 0, unchanged: 0, refused: 0 }
  for (const outcome of lineOutcomes) counts[outcome] = judged.filter((line) => line.outcome === outcome).length
  return counts
}
