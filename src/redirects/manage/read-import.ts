/** Reads a file of links: each line gets a verdict, and nothing is written. */
import { unguardFormula } from '../../platform/csv.ts'
import { MAX_IMPORT_LINES } from '../import-limits.ts'
import { readRedirectFields, type FieldFaults, type RedirectRules, type RedirectValues } from '../redirect-fields.ts'
import { importColumns, noWords, yesWords } from './csv.nl.ts'

/** new: will be added. exists: another link has the slug, and stays as it is. double: an earlier line has the slug. wrong: see the faults. */
type Verdict = 'new' | 'exists' | 'double' | 'wrong'

export interface ImportLine {
  /** As the owner's spreadsheet numbers it; the header is line 1. */
  line: number
  slug: string
  verdict: Verdict
  faults: FieldFaults & { active?: 'unreadable' }
  values: (RedirectValues & { is_active: boolean }) | undefined
}

export type ImportFault = 'no-columns' | 'too-many-lines' | 'empty'

export type ReadImport = { lines: ImportLine[]; fault?: undefined } | { lines?: undefined; fault: ImportFault }

/** `taken` are the slugs of links that exist. */
export async function readImport(text: string, { taken, rules }: { taken: ReadonlySet<string>; rules: RedirectRules }): Promise<ReadImport> {
  // Loaded when a file comes. On the server, so that the trial and the import itself judge by the same code.
  const { default: papa } = await import('papaparse')
  const { data } = papa.parse<string[]>(text, { skipEmptyLines: false, preview: MAX_IMPORT_LINES * 2 + 2 })
  const [header = [], ...rows] = data
  const at = importColumns.map((name) =>
    header.findIndex(
      (cell) =>
        cell
          .trim()
          .toLowerCase()
          .replace(/^\uFEFF/, '') === name,
    ),
  )
  if (at.slice(0, 3).includes(-1)) return { fault: 'no-columns' }
  const filled = rows.map((cells, index) => ({ cells, line: index + 2 })).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (filled.length === 0) return { fault: 'empty' }
  if (filled.length > MAX_IMPORT_LINES) return { fault: 'too-many-lines' }
  const seen = new Set<string>()
  return {
    lines: filled.map(({ cells, line }) =>
      judge(
        at.map((column) => unguardFormula(cells[column] ?? '')),
        { line, taken, seen, rules },
      ),
    ),
  }
}

interface Judging {
  line: number
  taken: ReadonlySet<string>
  seen: Set<string>
  rules: RedirectRules
}

function judge([slug = '', title = '', destination_url = '', description = '', active = '']: string[], { line, taken, seen, rules }: Judging): ImportLine {
  const { values, faults = {} } = readRedirectFields({ slug, title, destination_url, description }, rules)
  const word = active.trim().toLowerCase()
  const isKnownWord = yesWords.has(word) || noWords.has(word)
  if (!values || !isKnownWord) {
    return { line, slug: slug.slice(0, 100), verdict: 'wrong', faults: { ...faults, ...(!isKnownWord && { active: 'unreadable' }) }, values: undefined }
  }
  const verdict: Verdict = seen.has(values.slug) ? 'double' : taken.has(values.slug) ? 'exists' : 'new'
  seen.add(values.slug)
  return { line, slug: values.slug, verdict, faults: {}, values: verdict === 'new' ? { ...values, is_active: yesWords.has(word) } : undefined }
}
