/** The places that a search names: as they are written, or as a typing error leaves them. */
import { commonWordPlaces } from '../../assistant/engine/referral-intent.nl.ts'
import type { SearchedWords } from '../../assistant/engine/searched-words.ts'
import { slugOf } from '../../platform/fold-letters.ts'
import { digitsOf, isLikelyPostcode } from '../../regions/postcode.ts'
import type { RegionBook, Spot } from '../../regions/region.ts'

export interface NamedPlace {
  spot: Spot
  isExact: boolean
  /** The words of the search that named it. */
  words: readonly string[]
}

/** 'Alphen aan den Rijn' */
const LONGEST_NAME = 4
const SHORTEST_NAME = 3
/** Looking for names that look alike takes long; who searches for a place does so in a few words. */
const MOST_STRANGE = 4
const MOST_NEAR = 3

export const wordsIn = (typed: string): string[] => slugOf(typed).split('-').filter(Boolean)

type Reading = Pick<SearchedWords, 'strange' | 'isPlainWord' | 'readAs'>

/** What follows is a place, also where its name is a word. */
const LEADS = /^(?:in|te|bij|rond|rondom|omgeving|regio|nabij|gemeente|plaats)$/

/** A place named outright leaves no guesses beside it. */
export function findPlaces(typed: string, { strange, isPlainWord, readAs = typed }: Reading, regions: Pick<RegionBook, 'locate' | 'nearest'>): NamedPlace[] {
  const words = wordsIn(typed)
  const asTyped = findExact(words, isPlainWord, regions)
  const exact = asTyped.length > 0 ? asTyped : findExact(wordsIn(readAs), isPlainWord, regions)
  if (exact.length > 0) return exact
  const guessed = words
    .slice(0, 2 * LONGEST_NAME)
    .flatMap((word, at) => (strange.has(word) ? [[word], words.slice(Math.max(0, at - 1), at + 1), words.slice(at, at + 2)] : []))
  const near = guessed
    .slice(0, 3 * MOST_STRANGE)
    .filter((part) => part.join('').length > SHORTEST_NAME)
    .flatMap((part) => regions.nearest(part.join(' '), MOST_NEAR).map((spot) => ({ spot, isExact: false, words: part })))
  return [...new Map(near.map((place) => [place.spot.slug, place] as const).toReversed()).values()].toReversed().slice(0, MOST_NEAR)
}

/** The longest names first, no word in two of them. */
function findExact(words: readonly string[], isPlainWord: (word: string) => boolean, regions: Pick<RegionBook, 'locate'>): NamedPlace[] {
  const found: NamedPlace[] = []
  const taken = new Set<number>()
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const part = words.slice(from, from + length)
      const name = part.join(' ')
      const isWhole = length === words.length
      const isWord = commonWordPlaces.has(name) || (length === 1 && isPlainWord(name))
      if (name.length < SHORTEST_NAME || (isWord && !isWhole && !LEADS.test(words[from - 1] ?? '')) || part.some((_, at) => taken.has(from + at))) continue
      const digits = digitsOf(name)
      if (digits !== undefined && !isWhole && words[from - 1] !== 'postcode' && !isLikelyPostcode(digits)) continue
      const spot = regions.locate(name)
      if (!spot) continue
      found.push({ spot, isExact: true, words: part })
      part.forEach((_, at) => taken.add(from + at))
    }
  }
  return found
}
