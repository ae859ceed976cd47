/** Measures at once how far the words of a question occur in every set of terms, and the other way round. */
import { spendOnNumbers } from '../../platform/work.ts'
import type { Slot } from './slot.ts'

/** Term -> its number. Indexes over the same texts share it: most terms are in each of them. */
export type TermNumbers = Map<string, number>

/** Postings in the order in which they were found; each line of the three arrays is one. */
interface Found {
  numbers: TermNumbers
  terms: number[]
  positions: number[]
  weights: number[]
  /** By number of the term: how many postings it has, and the last one. */
  counts: number[]
  last: number[]
}

const nothingFound = (numbers: TermNumbers): Found => ({ numbers, terms: [], positions: [], weights: [], counts: [], last: [] })

/** Positions come in order; of a term that a position holds more often the best weight counts. */
function addPosting({ numbers, terms, positions, weights, counts, last }: Found, term: string, position: number, weight: number): void {
  let number = numbers.get(term)
  if (number === undefined) numbers.set(term, (number = numbers.size))
  while (counts.length <= number) {
    counts.push(0)
    last.push(-1)
  }
  const before = last[number]!
  if (before >= 0 && positions[before] === position) {
    if (weight > weights[before]!) weights[before] = weight
    return
  }
  counts[number]!++
  last[number] = terms.push(number) - 1
  positions.push(position)
  weights.push(weight)
}

/** All postings in two arrays; those of a term begin at `starts[number of the term]`, of a term that only other indexes hold beyond the last. Thousands of small arrays would cost more than what they hold. */
export interface TermIndex {
  numbers: TermNumbers
  starts: Int32Array
  positions: Uint16Array | Int32Array
  weights: Float32Array
}

const MOST_IN_16_BITS = 65_536

/** `count` is the number of positions. */
function seal({ numbers, terms, counts, ...found }: Found, count: number): TermIndex {
  const positions = count <= MOST_IN_16_BITS ? new Uint16Array(terms.length) : new Int32Array(terms.length)
  const weights = new Float32Array(terms.length)
  const starts = new Int32Array(counts.length + 1)
  counts.forEach((size, number) => (starts[number + 1] = starts[number]! + size))
  const next = starts.slice()
  terms.forEach((number, at) => {
    const place = next[number]!++
    positions[place] = found.positions[at]!
    weights[place] = found.weights[at]!
  })
  return { numbers, starts, positions, weights }
}

/** Raises `best` to the match of every position that holds the term; positions reached for the first time are added to `touched`. */
function raise({ numbers, starts, positions, weights }: TermIndex, term: string, weight: number, best: Float64Array, touched: number[]): void {
  const number = numbers.get(term)
  if (number === undefined) return
  const end = starts[number + 1] ?? 0
  const start = starts[number] ?? 0
  // Only other indexes hold it.
  if (end <= start) return
  spendOnNumbers(end - start)
  for (let i = start; i < end; i++) {
    const position = positions[i] ?? 0
    const match = (weights[i] ?? 0) * weight
    const before = best[position] ?? 0
    if (match <= before) continue
    if (before === 0) touched.push(position)
    best[position] = match
  }
}

const noScratch = new Float64Array()

/** All 0, with room for the largest index so far: a third of a megabyte that would else be made anew for each question. */
let scratch = noScratch

/** `use` leaves it as it was. Where it is broken off, as when a text is too much work, another one is made. */
function withScratch(size: number, use: (best: Float64Array) => void): void {
  const best = scratch.length < size ? new Float64Array(size) : scratch
  scratch = noScratch
  use(best)
  scratch = best
}

/** `cover(slots)` gives for every set the share of the slots, by weight, that it holds. */
export interface ForwardCoverage {
  cover(slots: readonly Slot[], total: number): Float64Array
}

export interface SetIndex {
  index: TermIndex
  /** Number of sets. */
  size: number
}

export function indexSets(sets: readonly (readonly Slot[])[], numbers: TermNumbers = new Map()): SetIndex {
  const found = nothingFound(numbers)
  sets.forEach((slots, position) => {
    for (const { terms } of slots) for (const [term, weight] of terms) addPosting(found, term, position, weight)
  })
  return { index: seal(found, sets.length), size: sets.length }
}

export const buildForwardCoverage = (sets: readonly (readonly Slot[])[]): ForwardCoverage => coverSets(indexSets(sets))

/** Of what is indexed alone: what any function here mentions stays in memory with it. */
export function coverSets({ index, size }: SetIndex): ForwardCoverage {
  return {
    cover(slots, total) {
      const covered = new Float64Array(size)
      withScratch(size, (best) => {
        for (const slot of slots) {
          const touched: number[] = []
          for (const [term, weight] of slot.terms) raise(index, term, weight, best, touched)
          for (const position of touched) {
            covered[position] = (covered[position] ?? 0) + (slot.weight * (best[position] ?? 0)) / total
            best[position] = 0
          }
        }
      })
      return covered
    },
  }
}

/** The same for one set, which is asked once: no index is worth its making. */
export function coverSet(set: readonly Slot[], slots: readonly Slot[], total: number): number {
  const held = new Map<string, number>()
  for (const { terms } of set) for (const [term, weight] of terms) held.set(term, Math.max(weight, held.get(term) ?? 0))
  let covered = 0
  for (const slot of slots) {
    let best = 0
    for (const [term, weight] of slot.terms) {
      const known = held.get(term)
      if (known === undefined) continue
      spendOnNumbers(1)
      // An index holds no more digits.
      best = Math.max(best, Math.fround(known) * weight)
    }
    covered += (slot.weight * best) / total
  }
  return covered
}

/** `cover(terms)` gives for every list of slots the share of it, by weight, that the terms hold. */
export interface BackwardCoverage {
  cover(terms: ReadonlyMap<string, number>): Float64Array
}

export interface SlotIndex {
  index: TermIndex
  /** By position: whose slot it is, and its share of the weight of the owner. */
  ownerOf: Int32Array
  shareOf: Float64Array
  /** Number of owners. */
  size: number
}

export function indexSlots(slotLists: readonly (readonly Slot[])[], numbers: TermNumbers = new Map()): SlotIndex {
  const found = nothingFound(numbers)
  const owners: number[] = []
  const shares: number[] = []
  slotLists.forEach((slots, owner) => {
    const total = slots.reduce((sum, slot) => sum + slot.weight, 0) || 1
    for (const slot of slots) {
      for (const [term, weight] of slot.terms) addPosting(found, term, owners.length, weight)
      owners.push(owner)
      shares.push(slot.weight / total)
    }
  })
  return { index: seal(found, owners.length), ownerOf: Int32Array.from(owners), shareOf: Float64Array.from(shares), size: slotLists.length }
}

export const buildBackwardCoverage = (slotLists: readonly (readonly Slot[])[]): BackwardCoverage => coverSlots(indexSlots(slotLists))

export function coverSlots({ index, ownerOf, shareOf, size }: SlotIndex): BackwardCoverage {
  return {
    cover(terms) {
      const covered = new Float64Array(size)
      withScratch(ownerOf.length, (best) => {
        const touched: number[] = []
        for (const [term, weight] of terms) raise(index, term, weight, best, touched)
        for (const position of touched) {
          const owner = ownerOf[position] ?? 0
          covered[owner] = (covered[owner] ?? 0) + (shareOf[position] ?? 0) * (best[position] ?? 0)
          best[position] = 0
        }
      })
      return covered
    },
  }
}
