/** What differs between two texts, word by word. */

export interface DiffPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Above this many comparisons the middle is shown as replaced as a whole: the screen must stay quick. */
const MOST_COMPARISONS = 4_000_000

/** Words and the space between them, so that line ends are kept. */
const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? []

/** From `before` to `after`; joined, the parts that are not added give `before`, those that are not removed give `after`. */
export function diffWords(before: string, after: string): DiffPart[] {
  const old = wordsOf(before)
  const now = wordsOf(after)
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1
  let end = 0
  while (end < old.length - start && end < now.length - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end += 1
  return joinEqualKinds([
    ...same(old.slice(0, start)),
    ...diffMiddle(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...same(old.slice(old.length - end)),
  ])
}

const same = (words: readonly string[]): DiffPart[] => words.map((text) => ({ kind: 'same', text }))

function diffMiddle(old: readonly string[], now: readonly string[]): DiffPart[] {
  const parts: DiffPart[] = []
  const common = old.length * now.length > MOST_COMPARISONS ? undefined : measureCommon(old, now)
  let i = 0
  let j = 0
  while (i < old.length || j < now.length) {
    if (common && i < old.length && j < now.length && old[i] === now[j]) {
      parts.push({ kind: 'same', text: old[i] ?? '' })
      i += 1
      j += 1
    } else if (i < old.length && (j >= now.length || !common || common(i + 1, j) >= common(i, j + 1))) {
      parts.push({ kind: 'removed', text: old[i] ?? '' })
      i += 1
    } else {
      parts.push({ kind: 'added', text: now[j] ?? '' })
      j += 1
    }
  }
  return parts
}

/** Length of the longest common sequence of what follows from place i in the one and j in the other. */
function measureCommon(old: readonly string[], now: readonly string[]): (i: number, j: number) => number {
  const width = now.length + 1
  const lengths = new Uint16Array((old.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  return at
}

/** Removed words before added ones within a change, and neighbours of one kind in one part. */
function joinEqualKinds(parts: readonly DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = []
  let removed = ''
  let added = ''
  const close = () => {
    if (removed) joined.push({ kind: 'removed', text: removed })
    if (added) joined.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }
  for (const { kind, text } of parts) {
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else {
      close()
      const last = joined.at(-1)
      if (last?.kind === 'same') last.text += text
      else joined.push({ kind, text })
    }
  }
  close()
  return joined
}
