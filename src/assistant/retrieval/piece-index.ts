/** Likeness of a question to each of many phrases by their words, pairs of words and pieces of words. */
import { spendOnNumbers } from '../../platform/work.ts'
import type { Features } from './learned/features.ts'

export interface PieceIndex {
  /** The cosine with each phrase, by number of the phrase. */
  compare(asked: Features): Float64Array
}

interface Postings {
  positions: number[]
  values: number[]
}

export function buildPieceIndex(phrases: readonly Features[]): PieceIndex {
  const postings = new Map<number, Postings>()
  phrases.forEach((features, position) => {
    for (const [feature, value] of features) {
      let list = postings.get(feature)
      if (!list) postings.set(feature, (list = { positions: [], values: [] }))
      list.positions.push(position)
      list.values.push(value)
    }
  })
  // The number alone: what a function mentions stays in memory, and the features themselves are no longer needed.
  const count = phrases.length
  return {
    compare(asked) {
      const likeness = new Float64Array(count)
      for (const [feature, value] of asked) {
        const list = postings.get(feature)
        if (!list) continue
        spendOnNumbers(list.positions.length)
        for (let at = 0; at < list.positions.length; at++) likeness[list.positions[at]!]! += list.values[at]! * value
      }
      return likeness
    },
  }
}
