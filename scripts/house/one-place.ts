/** What may be written down in one module only, so that there is one of it. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Rule {
  /** What it is, for the fault. */
  what: string
  pattern: RegExp
  /** Paths below `src`, the module first; the others have a reason that stands beside them. */
  files: readonly string[]
}

const onePlace: readonly Rule[] = [
  // Migrations are frozen and take nothing from the rooms.
  { what: 'the Dutch time zone', pattern: /Europe\/Amsterdam/, files: ['platform/dutch-time.ts', 'database/migrations/'] },
  {
    what: 'the length of an hour or a day',
    pattern: /\b(?:3_?600_?000|86_?400(?:_?000)?)\b|24 \* (?:60|HOUR)/,
    files: ['platform/days.ts', 'database/migrations/'],
  },
  {
    what: 'letters without accents',
    pattern: /\.normalize\('NFK?D'\)/,
    // As the search tables of both databases fold; and half signs that must stay what they are in a question.
    files: ['platform/fold-letters.ts', 'database/migrations/', 'chat-logs/search-words.ts', 'assistant/sums/'],
  },
  { what: 'the name of the product', pattern: /Elke Notaris/, files: ['platform/site-name.ts'] },
  // Figures are written in two languages.
  { what: 'numbers as text', pattern: /Intl\.NumberFormat|toLocaleString\('nl/, files: ['platform/number-format.ts', 'figures/figure-tokens.ts'] },
]

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

export function faultsIn(path: string, text: string): string[] {
  const code = withoutComments(text)
  return onePlace
    .filter(({ pattern, files }) => pattern.test(code) && !files.some((file) => path === file || (file.endsWith('/') && path.startsWith(file))))
    .map(({ what, files }) => `${what}: ${path} -> ${files[0]}`)
}

/** A line for each second place in a folder, tests left out. */
export function findSecondPlaces(folder: string): string[] {
  const paths = globSync('**/*.{ts,tsx,astro,css,md,yaml,jsonl,json,svg}', { cwd: folder }).filter((path) => !/\.test\.tsx?$/.test(path))
  return paths.toSorted().flatMap((path) => faultsIn(path, readFileSync(join(folder, path), 'utf8')))
}
