/** Offices by their name: every word of it may be typed wrong, and other words may stand around it. */
import type { SearchedWords } from '../../assistant/engine/searched-words.ts'
import type { Notary } from '../../notaries/notary.ts'
import { mostDifference, nameDistance } from '../../regions/name-distance.ts'
import { wordsIn } from './find-places.ts'

/** Every office is one. */
const GENERIC = /^(?:notari\w*|kantoor|kantoren|praktijk|en|de|van|der|den|het|te|in|bij)$/
const SHORTEST_WORD = 3
const MOST_WORDS = 8
/** Of the words that were typed. */
const LEAST_SHARE = 0.5

export interface NamedOffice<T> {
  office: T
  /** 0 to 1 */
  share: number
  /** All that was typed is of this office, and more than one word is: 'De Vries Zwolle' means no village of that name. */
  isWhole: boolean
}

type Reading = Pick<SearchedWords, 'strange' | 'isPlainWord'>

/** Best first. An office that only its place speaks for is not named. */
export function findOfficeNames<T extends Pick<Notary, 'name' | 'location'>>(
  typed: string,
  { strange, isPlainWord }: Reading,
  offices: readonly T[],
): NamedOffice<T>[] {
  const words = wordsIn(typed)
    .filter((word) => word.length >= SHORTEST_WORD && !GENERIC.test(word) && !isPlainWord(word))
    .slice(0, MOST_WORDS)
  if (words.length === 0) return []
  // A word of ours that is spelled right is no other word with an error in it.
  const isNamed = (word: string, names: readonly string[]) =>
    names.some((name) => name === word || (strange.has(word) && nameDistance(word, name, mostDifference(word)) <= mostDifference(word)))
  return offices
    .map((office) => {
      const place = wordsIn(office.location)
      const name = wordsIn(office.name).filter((word) => !GENERIC.test(word) && !place.includes(word))
      const named = words.filter((word) => isNamed(word, name))
      const there = words.filter((word) => !named.includes(word) && isNamed(word, place))
      const fitting = named.length === 0 ? 0 : named.length + there.length
      return { office, share: fitting / words.length, isWhole: fitting === words.length && fitting > 1 }
    })
    .filter(({ share }) => share >= LEAST_SHARE)
    .toSorted((a, b) => b.share - a.share || a.office.name.localeCompare(b.office.name, 'nl'))
}
