/** Adds links from a file. A link that exists is never changed by it. */
import { requireEditor } from '../../audit/require-role.ts'
import { isoNow } from '../../platform/clock.ts'
import type { AnyDatabase, Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { writeAsEditor } from '../../audit/write-as.ts'
import { MAX_REDIRECTS } from '../redirect-fields.ts'
import { refuseTooMany } from './link-record.ts'
import { countRedirects, insertRedirects, listSlugs } from './manage.queries.ts'
import { readImport, type ImportFault, type ImportLine } from './read-import.ts'
import { readRules } from './read-rules.ts'

const ROWS_A_WRITE = 200

export interface ImportInput {
  text: string
  /** Only judges; nothing is written. */
  trial: boolean
  ownHosts: readonly string[]
}

export interface ImportOutcome {
  fault: ImportFault | 'too-many-links' | null
  /** Links that were added; in a trial those that would be. */
  added: number
  lines: Omit<ImportLine, 'values'>[]
}

export async function importRedirects(context: Context, { text, trial, ownHosts }: ImportInput): Promise<ImportOutcome> {
  requireEditor(context)
  const read = readImport(text, { taken: await listSlugs(context.db), rules: await readRules(context, ownHosts) })
  if (read.lines === undefined) return { fault: read.fault, added: 0, lines: [] }
  const fresh = read.lines.filter((line) => line.verdict === 'new')
  const count = await countRedirects(context.db, { search: '', deleted: false })
  if (count + fresh.length > MAX_REDIRECTS) return { fault: 'too-many-links', added: 0, lines: [] }
  const added = trial ? new Set(fresh.map(({ slug }) => slug)) : await addLines(context, fresh)
  // Another may have taken a slug since the file was judged.
  const lines = read.lines.map(({ values: _values, ...line }) => ({
    ...line,
    verdict: line.verdict === 'new' && !added.has(line.slug) ? ('exists' as const) : line.verdict,
  }))
  return { fault: null, added: added.size, lines }
}

async function addLines(context: Context, lines: readonly ImportLine[]): Promise<Set<string>> {
  if (lines.length === 0) return new Set()
  return writeAsEditor(context, async (at) => {
    const added = await insertAll(at.db, lines, isoNow(at.clock))
    await refuseTooMany(at.db)
    return { result: added, audit: { action: 'redirect.import', details: { added: added.size, lines: lines.length } }, isVisible: true }
  })
}

async function insertAll(db: AnyDatabase, lines: readonly ImportLine[], now: string): Promise<Set<string>> {
  const added = new Set<string>()
  const rows = lines.flatMap(({ values }) => (values ? [{ id: newId(), ...values, is_sample: false, created_at: now, updated_at: now }] : []))
  for (let from = 0; from < rows.length; from += ROWS_A_WRITE) {
    for (const slug of await insertRedirects(db, rows.slice(from, from + ROWS_A_WRITE))) added.add(slug)
  }
  return added
}
