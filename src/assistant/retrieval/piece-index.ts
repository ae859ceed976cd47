/** Likeness of a question to each of many phrases by their words, pairs of words and pieces of words. */
import { spendOnNumbers } from '../../platform/work.ts'
import type { Features } from './learned/features.ts'

export interface PieceIndex {
  /** The cosine with each phrase, by number of the phrase. */
  compare(asked: Features): Float64Array
}

interface Postings {
  places: number[]
  values: number[]
}

export function buildPieceIndex(phrases: readonly Features[]): PieceIndex {
  const postings = new Map<number, Postings>()
  phrases.forEach((features, place) => {
    for (const [feature, value] of features) {
      let list = postings.get(feature)
      if (!list) postings.set(feature, (list = { places: [], values: [] }))
      list.places.push(place)
      list.values.push(value)
    }
  })
  return {
    compare(asked) {
      const likeness = new Float64Array(phrases.length)
      for (const [feature, value] of asked) {
        const list = postings.get(feature)
        if (!list) continue
        spendOnNumbers(list.places.length)
        for (let at = 0; at < list.places.length; at++) likeness[list.places[at]!]! += list.values[at]! * value
      }
      return likeness
    },
  }
}
