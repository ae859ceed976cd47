/** The owner adds many notaries at once from a file. First as a trial run that says what would happen; all of it comes in, or nothing. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-owner.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import type { RegionBook } from '../regions/region.ts'
import { readNotaryCsv, type CsvNotary } from './notary-csv.ts'
import { selectAllNotaries } from './notary-edit.queries.ts'
import type { NotaryDraft } from './notary-draft.ts'
import { foldName } from './notary.ts'
import { checkDraft, storeNotary } from './save-notary.ts'

interface ImportNotaries {
  csv: string
  dryRun: boolean
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
export async function importNotaries(context: Context, { csv, dryRun, places }: ImportNotaries): Promise<ImportOutcome> {
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
  if (dryRun) return outcome
  if (outcome.faults.length > 0) throw new AppError('invalid_input', { fields: ['csv'] })
  await context.db.transaction().execute(async (tx) => {
    const own = { ...context, db: tx }
    for (const draft of drafts) await storeNotary(own, { draft, row: undefined })
    await recordAudit(own, { action: 'notary.import', details: { added: drafts.length, known: outcome.known.length } })
  })
  return outcome
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
