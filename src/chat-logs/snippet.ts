/** The piece of a message around what was searched for, in parts of which some are marked. The reader's screen escapes them as text. */
import { findTerm, tokensOf, type Term } from './search-words.ts'

export interface SnippetPart {
  /** Where it begins in the text; tells the parts apart. */
  at: number
  text: string
  marked: boolean
}

const BEFORE = 30
const LENGTH = 110

export function snippetOf(content: string, terms: readonly Term[]): SnippetPart[] {
  const text = content.replace(/\s+/g, ' ').trim()
  const tokens = tokensOf(text)
  const hits = terms.flatMap((term) => findTerm(tokens, term)).toSorted((a, b) => a.start - b.start || b.end - a.end)
  const first = hits[0]?.start ?? 0
  // From the beginning of a word to the end of one.
  const start = first <= BEFORE ? 0 : (tokens.find((token) => token.start >= first - BEFORE)?.start ?? first)
  const end = text.length - start <= LENGTH ? text.length : (tokens.findLast((token) => token.end <= start + LENGTH)?.end ?? start + LENGTH)
  const parts: SnippetPart[] = []
  let at = start
  for (const hit of hits) {
    const from = Math.max(hit.start, at)
    const to = Math.min(hit.end, end)
    if (from >= to) continue
    if (from > at) parts.push({ at, text: text.slice(at, from), marked: false })
    parts.push({ at: from, text: text.slice(from, to), marked: true })
    at = to
  }
  if (at < end) parts.push({ at, text: text.slice(at, end), marked: false })
  if (start > 0) parts.unshift({ at: -1, text: '…', marked: false })
  if (end < text.length) parts.push({ at: end, text: '…', marked: false })
  return parts
}
