/** The owner brings many notaries in from a file: first judged line by line, then all that is in order is written in one transaction, or nothing. */
import { createHash } from 'node:crypto'
import { recordAudit } from '../audit/record-audit.ts'
import { requireEditor } from '../audit/require-role.ts'
import { writeAsEditor } from '../audit/write-as.ts'
import { AppError } from '../errors/errors.ts'
import type { AnyDatabase, Context, TransactionContext } from '../platform/context.ts'
import { newId } from '../platform/ids.ts'
import type { RegionBook } from '../regions/region.ts'
import { recordRevision } from '../revisions/revisions.ts'
import { MAX_IMPORT_LINES } from './import-limits.ts'
import { judgeImport, type JudgedLine } from './judge-import.ts'
import { lineOutcomes, type LineOutcome } from './line-outcome.ts'
import { readNotaryCsv, type NotaryCsv } from './notary-csv.ts'
import type { NotaryDraft } from './notary-draft.ts'
import { officeSlug } from './office-address.ts'
import { listErasedSlugs } from './reserve-slugs.ts'
import { claimVersion, selectAllNotaries, selectAllPrices } from './notary-edit.queries.ts'
import { addNotary, changeNotary } from './save-notary.ts'
import { draftOf, toStoredNotary, type StoredNotary } from './stored-notary.ts'

interface ImportNotaries {
  csv: string
  /** Only judges; nothing is written. */
  trial: boolean
  /** The `digest` of the trial run that was on the screen. */
  seen?: string | undefined
  /** Writes the lines that are in order, and leaves those that are refused. */
  skip?: boolean | undefined
  places: Pick<RegionBook, 'find'>
}

export interface ImportOutcome {
  counts: Record<LineOutcome, number>
  lines: Omit<JudgedLine, 'write'>[]
  /** Headings of the file that were left out. */
  ignored: readonly string[]
  /** Of all that would be written: the same file does something else once the list has changed. */
  digest: string
}

/** Throws `invalid_input` for a file without the columns, and for one with a refused line when it is no trial run and they are not to be skipped; `conflict` when it would do something else than the trial run said. */
export async function importNotaries(context: Context, { csv, trial, seen, skip = false, places }: ImportNotaries): Promise<ImportOutcome> {
  requireEditor(context)
  const file = readNotaryCsv(csv)
  if (!file) throw new AppError('invalid_input', { fields: ['csv'] })
  if (file.lines.length > MAX_IMPORT_LINES) throw new AppError('too_large')
  const judge = async (at: Pick<TransactionContext, 'db' | 'clock'>): Promise<JudgedLine[]> =>
    judgeImport(at, { lines: file.lines, places, ...(await readKnown(at.db, file)) })
  if (trial) return outcomeOf(file, await judge(context))
  return writeAsEditor(context, async (at) => {
    // Judged anew on what is there now: the trial run may be of a while ago.
    const judged = await judge(at)
    if (!skip && judged.some(({ outcome }) => outcome === 'refused')) throw new AppError('invalid_input', { fields: ['csv'] })
    const result = outcomeOf(file, judged)
    if (seen !== undefined && seen !== result.digest) throw new AppError('conflict')
    for (const line of judged) await write(at, line)
    const { new: added, changed, refused } = result.counts
    return { result, audit: { action: 'notary.import', details: { added, changed, ...(refused > 0 && { skipped: refused }) } }, isVisible: true }
  })
}

async function readKnown(db: AnyDatabase, { lines }: NotaryCsv) {
  const [stored, deleted] = [await readStored(db, false), await readStored(db, true)]
  const erased = await listErasedSlugs(db, [...new Set(lines.map(({ draft }) => officeSlug(draft)))])
  return { stored, deleted, wasErased: (office: NotaryDraft) => erased.has(officeSlug(office)) }
}

async function readStored(db: AnyDatabase, deleted: boolean): Promise<StoredNotary[]> {
  const [rows, priceRows] = [await selectAllNotaries(db, deleted), await selectAllPrices(db)]
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

const outcomeOf = ({ ignored }: NotaryCsv, judged: readonly JudgedLine[]): ImportOutcome => ({
  counts: countsOf(judged),
  lines: judged.map(({ write: _write, ...line }) => line),
  ignored,
  digest: createHash('sha256').update(JSON.stringify(judged)).digest('hex'),
})

function countsOf(judged: readonly JudgedLine[]): Record<LineOutcome, number> {
  const counts = { new: 0, changed: 0, unchanged: 0, refused: 0 }
  for (const outcome of lineOutcomes) counts[outcome] = judged.filter((line) => line.outcome === outcome).length
  return counts
}
