/** Measures of retrieval and of answers, each over one question; averages are taken by the caller. */
import { foldLetters } from '../../platform/fold-letters.ts'

/** Rank of the first acceptable id, counted from 1; undefined when none is in the list. */
function findRank(ranked: readonly string[], acceptable: ReadonlySet<string>): number | undefined {
  const position = ranked.findIndex((id) => acceptable.has(id))
  return position < 0 ? undefined : position + 1
}

/** 1 when an acceptable id is among the first `k`, else 0. */
export function recallAt(k: number, ranked: readonly string[], acceptable: ReadonlySet<string>): number {
  return (findRank(ranked.slice(0, k), acceptable) ?? 0) > 0 ? 1 : 0
}

/** 1 divided by the rank of the first acceptable id within the first `k`, else 0. */
export function reciprocalRankAt(k: number, ranked: readonly string[], acceptable: ReadonlySet<string>): number {
  const position = findRank(ranked.slice(0, k), acceptable)
  return position === undefined ? 0 : 1 / position
}

/** What a hit at a position, counted from 0, is worth. */
const discount = (position: number) => 1 / Math.log2(position + 2)

/** Normalised discounted cumulative gain over the first `k`; every acceptable id counts the same. */
export function ndcgAt(k: number, ranked: readonly string[], acceptable: ReadonlySet<string>): number {
  const gain = ranked.slice(0, k).reduce((sum, id, position) => sum + (acceptable.has(id) ? discount(position) : 0), 0)
  const ideal = Array.from({ length: Math.min(k, acceptable.size) }, (_, position) => discount(position)).reduce((sum, value) => sum + value, 0)
  return ideal === 0 ? 0 : gain / ideal
}

/** Lower case, no diacritics, no dots between digits, no marks of emphasis, no non-breaking or double spaces. */
export function foldAnswer(text: string): string {
  return foldLetters(text)
    .replace(/(\d)\.(?=\d)/g, '$1')
    .replace(/[*_]/g, '')
    .replace(/\s+/g, ' ')
}

/** A stem that must stand in an answer, or alternatives of which one must. */
export type KeyPoint = string | readonly string[]

/** A number broken off within a group of thousands, such as '83.02' of 83.025, stands for whatever follows. */
const OPEN_NUMBER = /\d\.\d{1,2}$/

/** True when the stem stands in the folded text; a full number counts only as a whole, so 4.000 does not stand in 400.000. */
function stands(text: string, stem: string): boolean {
  const folded = foldAnswer(stem)
  const closed = /\d$/.test(stem) && !OPEN_NUMBER.test(stem)
  for (let at = text.indexOf(folded); at >= 0; at = text.indexOf(folded, at + 1)) {
    const cutBefore = /^\d/.test(folded) && /\d$/.test(text.slice(0, at))
    const cutAfter = closed && /^\d/.test(text.slice(at + folded.length))
    if (!cutBefore && !cutAfter) return true
  }
  return false
}

/** The key points that do not stand in the answer; alternatives are named together. */
export function listMissingPoints(answer: string, points: readonly KeyPoint[]): string[] {
  const text = foldAnswer(answer)
  return points
    .map((point) => (typeof point === 'string' ? [point] : point))
    .filter((stems) => !stems.some((stem) => stands(text, stem)))
    .map((stems) => stems.join(' / '))
}

/** The value below which a share `p` (0 to 1) of the values lies; 0 for an empty list. */
export function percentile(values: readonly number[], p: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(p * sorted.length) - 1)] ?? sorted[0] ?? 0
}
