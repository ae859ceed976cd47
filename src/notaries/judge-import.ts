/** What each line of an import would do, before anything is written. */
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import type { RegionBook } from '../regions/region.ts'
import type { LineOutcome } from './line-outcome.ts'
import { MAX_OFFICES } from './import-limits.ts'
import type { CsvNotary } from './notary-csv.ts'
import type { NotaryDraft } from './notary-draft.ts'
import { foldName } from './notary.ts'
import { checkDraft } from './save-notary.ts'
import { isSourced } from './sourced.ts'
import { draftOf, type StoredNotary } from './stored-notary.ts'

export interface JudgedLine {
  /** In the file, with the heading as line 1. */
  line: number
  name: string
  outcome: LineOutcome
  /** Of a changed one what changes, of a refused one what is at fault: fields of a draft, and words of `import.nl.ts`; of a new one `erased` when it was here before. */
  fields: readonly string[]
  /** What is to be written; undefined for what stays as it is. */
  write: { row: { id: string; version: number } | undefined; draft: NotaryDraft } | undefined
}

interface Judging {
  lines: readonly CsvNotary[]
  /** The owner's own that are there, none deleted. */
  stored: readonly StoredNotary[]
  /** Those that may still come back. */
  deleted: readonly StoredNotary[]
  /** Whether an office of that name and place was erased for good. */
  wasErased: (office: NotaryDraft) => boolean
  places: Pick<RegionBook, 'find'>
}

const keyOf = ({ name, location }: Pick<NotaryDraft, 'name' | 'location'>): string => `${foldName(name)}|${foldName(location)}`

/** One page has more than one way to be written. */
const pageKey = (address: string): string =>
  address
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/\/$/, '')
    .toLowerCase()

/** An office is known by its page in the register, so that it may change its name; else by its name and place. Of offices that share such a page, one that has the name and place as well goes first. */
function finderOf(stored: readonly StoredNotary[]) {
  const byRegister = new Map(stored.filter(({ registerUrl }) => registerUrl !== '').map((office) => [pageKey(office.registerUrl), office]))
  const byKey = new Map(stored.map((office) => [keyOf(office), office]))
  return (draft: NotaryDraft): StoredNotary | undefined => {
    const named = byKey.get(keyOf(draft))
    const page = pageKey(draft.registerUrl)
    return named && pageKey(named.registerUrl) === page ? named : (byRegister.get(page) ?? named)
  }
}

const refuse = ({ line, draft: { name } }: CsvNotary, fields: readonly string[]): JudgedLine => ({ line, name, outcome: 'refused', fields, write: undefined })

export function judgeImport(context: Pick<Context, 'clock'>, { lines, stored, deleted, wasErased, places }: Judging): JudgedLine[] {
  const [find, findDeleted] = [finderOf(stored), finderOf(deleted)]
  const seen = new Set<string>()
  let room = MAX_OFFICES - stored.length
  return lines.map((line) => {
    const fields = faultsOf(context, line, places)
    if (Array.isArray(fields)) return refuse(line, fields)
    const known = find(fields)
    const key = known?.id ?? keyOf(fields)
    if (seen.has(key)) return refuse(line, ['twice'])
    seen.add(key)
    if (known) return judgeKnown(line, known, fields)
    if (findDeleted(fields)) return refuse(line, ['deleted'])
    if (room <= 0) return refuse(line, ['full'])
    room -= 1
    return { line: line.line, name: line.draft.name, outcome: 'new', fields: wasErased(fields) ? ['erased'] : [], write: { row: undefined, draft: fields } }
  })
}

function judgeKnown({ line, draft: { name }, columns }: CsvNotary, known: StoredNotary, fields: NotaryDraft): JudgedLine {
  const draft = mergedDraft(known, fields, columns)
  const changed = changedFields(draftOf(known), draft)
  return changed.length === 0
    ? { line, name, outcome: 'unchanged', fields: [], write: undefined }
    : { line, name, outcome: 'changed', fields: changed, write: { row: { id: known.id, version: known.version }, draft } }
}

/** Whether visitors see it stays as it is, and so does what the file has no column for. */
function mergedDraft(known: NotaryDraft, draft: NotaryDraft, columns: ReadonlySet<keyof NotaryDraft>): NotaryDraft {
  const kept = Object.entries(draftOf(known)).filter(([field]) => !columns.has(field as keyof NotaryDraft))
  return { ...draft, ...Object.fromEntries(kept), state: known.state }
}

/** Prices in another order are the same prices, and a cell cannot hold the marks that part them. */
const comparable = (draft: NotaryDraft): NotaryDraft => ({
  ...draft,
  prices: draft.prices.toSorted((a, b) => a.deed.localeCompare(b.deed)).map((price) => ({ ...price, includes: price.includes.replace(/[;|]/g, ',') })),
})
const textOf = (value: unknown): string => JSON.stringify(value, (_key, part: unknown) => (isPlain(part) ? sortedKeys(part) : part))
const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const sortedKeys = (value: Record<string, unknown>) => Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)))

function changedFields(before: NotaryDraft, after: NotaryDraft): string[] {
  const [was, is] = [comparable(before), comparable(after)]
  return (Object.keys(is) as (keyof NotaryDraft)[]).filter((field) => textOf(was[field]) !== textOf(is[field]))
}

/** The draft as it would be stored, or the fields at fault. Of an office without a source and its day nothing comes in. */
function faultsOf(context: Pick<Context, 'clock'>, { draft, faults }: CsvNotary, places: Pick<RegionBook, 'find'>): NotaryDraft | string[] {
  const unsourced = isSourced({ text: draft.source, day: draft.sourceDay }) ? [] : (['source', 'sourceDay'] as const).filter((field) => draft[field] === '')
  // Of a line that does not fit the heading nobody knows what stands where.
  const shape = faults.filter((fault) => fault === 'quotes' || fault === 'cells')
  if (shape.length > 0) return shape
  try {
    const checked = checkDraft(context, draft, places)
    const all = [...faults, ...unsourced]
    return all.length > 0 ? all : checked
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_input') return [...new Set([...error.fields, ...faults, ...unsourced])]
    throw error
  }
}
