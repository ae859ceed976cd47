/** Finds the word of the site's vocabulary that a mistyped word most likely stands for. */
import { spendWork } from '../../platform/work.ts'
import { spellBySound } from './spell-by-sound.ts'
import type { Vocabulary } from './vocabulary.ts'
import { listAlike } from './words-by-sound.ts'

const SHORTEST = 5
/** Short words lie close to many others, so only a common word may replace them. */
const COMMON = 8
const SHARED_BEGINNING = 4

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const soundsAlike = ['aeiouy', 'dt', 'sz', 'fv', 'ckq', 'gh', 'bp', 'mn']

/** Neighbours on the keyboard and letters that sound alike are taken for one another; other letters are not. */
function mayBeSlip(a: string, b: string): boolean {
  if (soundsAlike.some((group) => group.includes(a) && group.includes(b))) return true
  const rowA = rows.findIndex((row) => row.includes(a))
  const rowB = rows.findIndex((row) => row.includes(b))
  const columns = Math.abs((rows[rowA]?.indexOf(a) ?? 0) - (rows[rowB]?.indexOf(b) ?? 0))
  return Math.abs(rowA - rowB) <= 1 && columns <= 1
}

const letters = rows.flatMap((row) => row.split(''))
/** Pairs of letters; asked for every pair of letters of every pair of words. */
const slips = new Set(letters.flatMap((a) => letters.filter((b) => mayBeSlip(a, b)).map((b) => pairOf(a.charCodeAt(0), b.charCodeAt(0)))))

function pairOf(a: number, b: number): number {
  return a * 0x1_00_00 + b
}

/**
 * Optimal string alignment: insertions, deletions and swaps of neighbours cost 1, a substitution 1 when it is a likely slip and 2 otherwise.
 * Stops counting beyond `limit`.
 */
export function measureDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforePrevious: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    spendWork(1)
    const current = [i]
    const letter = a.charCodeAt(i - 1)
    let smallest = i
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1)
      const substitution = letter === other ? 0 : slips.has(pairOf(letter, other)) ? 1 : 2
      let cost = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + substitution)
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other) cost = Math.min(cost, (beforePrevious[j - 2] ?? 0) + 1)
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

/** One slip may fall anywhere; with two, the words must begin alike, or any long word would do. */
function beginsAlike(a: string, b: string, distance: number): boolean {
  if (distance > 1) return a.slice(0, SHARED_BEGINNING) === b.slice(0, SHARED_BEGINNING)
  return a[0] === b[0] || (a[0] === b[1] && a[1] === b[0])
}

interface Candidate {
  word: string
  distance: number
  count: number
  /** Place in the vocabulary. */
  position: number
}

function isBetter(candidate: Candidate, best: Candidate | undefined): boolean {
  if (!best || candidate.distance !== best.distance) return !best || candidate.distance < best.distance
  return candidate.count > best.count || (candidate.count === best.count && candidate.position < best.position)
}

type Shelf = Omit<Candidate, 'distance'>[]

const shelves = new WeakMap<Vocabulary, Map<string, Shelf>>()

/** The words that may be taken for another, by their first letter: looking at all of them for every unknown word would take most of the time. */
function shelfOf(vocabulary: Vocabulary, letter: string): Shelf {
  let shelf = shelves.get(vocabulary)
  if (!shelf) {
    const words = [...vocabulary.words].map(([word, count], position) => ({ word, count, position }))
    shelf = Map.groupBy(
      words.filter(({ word }) => !word.includes('_') && word.length >= SHORTEST),
      ({ word }) => word.charAt(0),
    )
    shelves.set(vocabulary, shelf)
  }
  return shelf.get(letter) ?? []
}

/** `word` is folded and not in the vocabulary. Of equally near words the most common one is taken; a word that sounds the same goes first. */
export function findCorrection(word: string, vocabulary: Vocabulary): string | undefined {
  const limit = allowedDistance(word.length)
  if (limit === 0 || /\d/.test(word)) return undefined
  const sound = spellBySound(word)
  const alike = vocabulary.sounds.flatMap((words) => listAlike(words, sound))
  if (alike.length > 0) return alike.toSorted((a, b) => (vocabulary.words.get(b) ?? 0) - (vocabulary.words.get(a) ?? 0))[0]
  let best: Candidate | undefined
  for (const letter of new Set(word.slice(0, 2))) {
    for (const other of shelfOf(vocabulary, letter)) {
      const distance = measureSlip(word, other, limit)
      if (distance === undefined) continue
      const candidate = { ...other, distance }
      if (isBetter(candidate, best)) best = candidate
    }
  }
  return best?.word
}

/** How far `word` is from another that it may stand for; undefined when it may not. */
function measureSlip(word: string, { word: other, count }: Shelf[number], limit: number): number | undefined {
  if (Math.abs(other.length - word.length) > limit || !beginsAlike(word, other, 1)) return undefined
  if (Math.min(word.length, other.length) <= SHORTEST && count < COMMON) return undefined
  spendWork(1)
  const allowed = Math.min(limit, allowedDistance(other.length))
  const distance = measureDistance(word, other, allowed)
  return distance > allowed || !beginsAlike(word, other, distance) ? undefined : distance
}
