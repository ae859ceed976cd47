/** Offices by their name: every word of it may be typed wrong, and other words may stand around it. Who types 'huis' means no 'Huis & Hof'. */
import type { SearchedWords } from '../../assistant/engine/searched-words.ts'
import type { Notary } from '../../notaries/notary.ts'
import { mostDifference, nameDistance } from '../../regions/name-distance.ts'
import { wordsIn } from './find-places.ts'

/** Every office is one. */
const GENERIC = /^(?:notari\w*|kantoor|kantoren|praktijk|en|de|van|der|den|het|te|in|bij)$/
const OFFICE = /^(?:notari\w*|kantoor|praktijk)$/
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
  /** The words that name it, as typed, where they are spelled as in the name. */
  words: readonly string[]
}

type Reading = Pick<SearchedWords, 'strange' | 'isPlainWord' | 'isKnown'>

/** Best first. An office that only its place speaks for is not named. */
export function findOfficeNames<T extends Pick<Notary, 'name' | 'location'>>(
  typed: string,
  { strange, isPlainWord, isKnown }: Reading,
  offices: readonly T[],
): NamedOffice<T>[] {
  const all = wordsIn(typed)
  const words = all.filter((word) => word.length >= SHORTEST_WORD && !GENERIC.test(word) && !isPlainWord(word)).slice(0, MOST_WORDS)
  if (words.length === 0) return []
  // A word of ours that is spelled right is no other word with an error in it.
  const nameOf = (word: string, names: readonly string[]) =>
    names.find((name) => name === word) ??
    (strange.has(word) ? names.find((name) => nameDistance(word, name, mostDifference(word)) <= mostDifference(word)) : undefined)
  const asksOffice = all.some((word) => OFFICE.test(word))
  return offices
    .map((office) => {
      const place = wordsIn(office.location)
      const name = wordsIn(office.name).filter((word) => !GENERIC.test(word) && !place.includes(word))
      const named = words.filter((word) => nameOf(word, name) !== undefined)
      const told = new Set(named.map((word) => nameOf(word, name) ?? word))
      const there = words.filter((word) => !named.includes(word) && nameOf(word, place) !== undefined)
      // Of an ordinary word alone it is not known whether the office is meant, unless that is all of its name and an office is asked for.
      const isSure = told.size > 1 || [...told].some((word) => !isKnown(word)) || (asksOffice && name.length === 1 && named.length === words.length)
      const fitting = named.length === 0 || !isSure ? 0 : named.length + there.length
      const exact = named.filter((word) => name.includes(word))
      return { office, share: fitting / words.length, isWhole: fitting === words.length && fitting > 1, words: exact }
    })
    .filter(({ share }) => share >= LEAST_SHARE)
    .toSorted((a, b) => b.share - a.share || a.office.name.localeCompare(b.office.name, 'nl'))
}
