/** Measures at once how far the words of a question occur in every set of terms, and the other way round. */
import { spendOnNumbers } from '../../platform/work.ts'
import type { Slot } from './slot.ts'

type Lists = Map<string, { positions: number[]; weights: number[] }>

function addPosting(lists: Lists, term: string, position: number, weight: number): void {
  let list = lists.get(term)
  if (!list) lists.set(term, (list = { positions: [], weights: [] }))
  list.positions.push(position)
  list.weights.push(weight)
}

/** All postings in two arrays; those of a term begin at `starts[number of the term]`. Thousands of small arrays would cost more than what they hold. */
interface Index {
  numbers: Map<string, number>
  starts: Int32Array
  positions: Uint16Array | Int32Array
  weights: Float32Array
}

const MOST_IN_16_BITS = 65_536

/** `count` is the number of positions. */
function seal(lists: Lists, count: number): Index {
  const size = lists.values().reduce((sum, list) => sum + list.positions.length, 0)
  const positions = count <= MOST_IN_16_BITS ? new Uint16Array(size) : new Int32Array(size)
  const weights = new Float32Array(size)
  const numbers: Index['numbers'] = new Map()
  const starts = new Int32Array(lists.size + 1)
  let end = 0
  for (const [term, list] of lists) {
    positions.set(list.positions, end)
    weights.set(list.weights, end)
    end += list.positions.length
    numbers.set(term, numbers.size)
    starts[numbers.size] = end
  }
  return { numbers, starts, positions, weights }
}

/** Raises `best` to the match of every position that holds the term; positions reached for the first time are added to `touched`. */
function raise({ numbers, starts, positions, weights }: Index, term: string, weight: number, best: Float64Array, touched: number[]): void {
  const number = numbers.get(term)
  if (number === undefined) return
  const end = starts[number + 1] ?? 0
  const start = starts[number] ?? 0
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

/** `cover(slots)` gives for every set the share of the slots, by weight, that it holds. */
export interface ForwardCoverage {
  cover(slots: readonly Slot[], total: number): Float64Array
}

export function buildForwardCoverage(sets: readonly ReadonlyMap<string, number>[]): ForwardCoverage {
  const lists: Lists = new Map()
  sets.forEach((set, position) => set.forEach((weight, term) => addPosting(lists, term, position, weight)))
  const index = seal(lists, sets.length)
  // The number alone: what a function mentions stays in memory, and the sets themselves are no longer needed.
  const size = sets.length
  return {
    cover(slots, total) {
      const covered = new Float64Array(size)
      const best = new Float64Array(size)
      for (const slot of slots) {
        const touched: number[] = []
        for (const [term, weight] of slot.terms) raise(index, term, weight, best, touched)
        for (const position of touched) {
          covered[position] = (covered[position] ?? 0) + (slot.weight * (best[position] ?? 0)) / total
          best[position] = 0
        }
      }
      return covered
    },
  }
}

/** `cover(terms)` gives for every list of slots the share of it, by weight, that the terms hold. */
export interface BackwardCoverage {
  cover(terms: ReadonlyMap<string, number>): Float64Array
}

export function buildBackwardCoverage(slotLists: readonly (readonly Slot[])[]): BackwardCoverage {
  const lists: Lists = new Map()
  const owners: number[] = []
  const shares: number[] = []
  slotLists.forEach((slots, owner) => {
    const total = slots.reduce((sum, slot) => sum + slot.weight, 0) || 1
    for (const slot of slots) {
      for (const [term, weight] of slot.terms) addPosting(lists, term, owners.length, weight)
      owners.push(owner)
      shares.push(slot.weight / total)
    }
  })
  const index = seal(lists, owners.length)
  const size = slotLists.length
  const ownerOf = Int32Array.from(owners)
  const shareOf = Float64Array.from(shares)
  return {
    cover(terms) {
      const covered = new Float64Array(size)
      const best = new Float64Array(ownerOf.length)
      const touched: number[] = []
      for (const [term, weight] of terms) raise(index, term, weight, best, touched)
      for (const position of touched) {
        const owner = ownerOf[position] ?? 0
        covered[owner] = (covered[owner] ?? 0) + (shareOf[position] ?? 0) * (best[position] ?? 0)
      }
      return covered
    },
  }
}
