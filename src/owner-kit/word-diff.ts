/** What differs between two texts, word by word. */
import { diffArrays } from 'diff'

export interface DiffPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** With more changes than this the whole text is shown as replaced: the screen must stay quick. */
const MOST_CHANGES = 800

/** Words and the space between them, so that line ends are kept. */
const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? []

/** From `before` to `after`; joined, the parts that are not added give `before`, those that are not removed give `after`. */
export function diffWords(before: string, after: string): DiffPart[] {
  const parts = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MOST_CHANGES })
  if (!parts) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  }
  return parts.map(({ value, added, removed }) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text: value.join('') }))
}
