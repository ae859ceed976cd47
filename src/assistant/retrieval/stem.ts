/** The stem of a Dutch word: listed forms first, then Snowball, then the repairs that Snowball needs. */
import { stemmer } from '@orama/stemmers/dutch'
import { spellOutForms } from './verb-forms.ts'
import { fixedStems } from './verbs.nl.ts'

const forms = spellOutForms()
const fixed = new Map(fixedStems.flatMap((line) => line.split(' ').map((word) => [word, line.split(' ')[0] ?? word] as const)))
const cache = new Map<string, string>()
const CACHE_LIMIT = 20_000

function repair(stem: string): string {
  return stem
    .replace(/([bcdfgklmnprst])\1$/, '$1')
    .replace(/v$/, 'f')
    .replace(/z$/, 's')
}

/** Plurals on -es ('aktes', 'premies') and diminutives, which Snowball leaves alone. */
function plain(word: string): string {
  if (/[^aeiou]es$/.test(word) && !/(?:dr|ec|oc|nc)es$/.test(word) && word.length > 4) return word.slice(0, -1)
  const diminutive = /^(.{3,}[^aeiou]?)(?:etj|tj|pj|j)es?$/.exec(word)
  return diminutive?.[1] && diminutive[1].length >= 4 && !/[aeiou]$/.test(diminutive[1]) ? diminutive[1] : word
}

function computeStem(word: string): string {
  const own = fixed.get(word)
  if (own) return own
  if (/[\d_]/.test(word) || (word.length < 3 && !forms.has(word))) return word
  const head = forms.get(word) ?? forms.get(plain(word)) ?? plain(word)
  return repair(stemmer(head))
}

/** True for a form that is spelled out in the lists: a Dutch word, whether or not the content uses it. */
export function isListedForm(word: string): boolean {
  return forms.has(word)
}

/** `word` is folded: lower case without diacritics. 'notarissen' -> 'notaris', 'gescheiden' -> 'scheid'. */
export function stemWord(word: string): string {
  const known = cache.get(word)
  if (known !== undefined) return known
  const stem = computeStem(word)
  // Visitors can type anything; the cache of a long-running process stays small.
  if (cache.size < CACHE_LIMIT) cache.set(word, stem)
  return stem
}
