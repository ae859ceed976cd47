/** Finds the word of the site's vocabulary that a mistyped word most likely stands for. */
import type { Vocabulary } from './vocabulary.ts'

const SHORTEST = 5
/** Short words lie close to many others, so only a common word may replace them. */
const COMMON = 8

/** Optimal string alignment: insertions, deletions, substitutions and swaps of neighbours. Stops counting beyond `limit`. */
export function measureDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforePrevious: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    let smallest = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (beforePrevious[j - 2] ?? 0) + 1)
      current.push(cost)
      smallest = Math.min(smallest, cost)
    }
    if (smallest > limit) return limit + 1
    beforePrevious = previous
    previous = current
  }
  return previous[b.length] ?? limit + 1
}

function allowedDistance(length: number): number {
  if (length < SHORTEST) return 0
  return length < 9 ? 1 : 2
}

function startsAlike(a: string, b: string): boolean {
  return a[0] === b[0] || (a[0] === b[1] && a[1] === b[0])
}

/** `word` is folded and not in the vocabulary. Of equally near words the most common one is taken. */
export function findCorrection(word: string, vocabulary: Vocabulary): string | undefined {
  const limit = allowedDistance(word.length)
  if (limit === 0 || /\d/.test(word)) return undefined
  let best: { word: string; distance: number; count: number } | undefined
  for (const [candidate, count] of vocabulary.words) {
    if (candidate.length < SHORTEST || Math.abs(candidate.length - word.length) > limit || !startsAlike(word, candidate)) continue
    if (Math.min(word.length, candidate.length) <= SHORTEST && count < COMMON) continue
    const distance = measureDistance(word, candidate, Math.min(limit, allowedDistance(candidate.length)))
    if (distance > Math.min(limit, allowedDistance(candidate.length))) continue
    if (!best || distance < best.distance || (distance === best.distance && count > best.count)) best = { word: candidate, distance, count }
  }
  return best?.word
}
