/** Reads a file of links: each line gets a verdict, and nothing is written. */
import { unguardFormula } from '../../platform/csv.ts'
import { readCsvTable } from '../../platform/read-csv-table.ts'
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
export function readImport(text: string, { taken, rules }: { taken: ReadonlySet<string>; rules: RedirectRules }): ReadImport {
  const { headings, rows } = readCsvTable(text)
  if (!importColumns.slice(0, 3).every((name) => headings.includes(name))) return { fault: 'no-columns' }
  if (rows.length === 0) return { fault: 'empty' }
  if (rows.length > MAX_IMPORT_LINES) return { fault: 'too-many-lines' }
  const seen = new Set<string>()
  return {
    lines: rows.map(({ line, cells }) =>
      judge(
        importColumns.map((name) => unguardFormula(cells[name] ?? '')),
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
