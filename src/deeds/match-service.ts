/** Finds the deed that a person means by a service. */
import { deeds, type Deed } from './deed.ts'
import { mostDifference, nameDistance } from '../regions/name-distance.ts'
import { slugOf } from '../platform/fold-letters.ts'
import { nameKey } from '../regions/region-name.ts'

/** Everything a deed is called, the plainest first. */
const namesOf = (deed: Deed): string[] => [deed.slug, deed.label, deed.phrase, ...deed.synonyms]

const wordsOf = (text: string): string[] => slugOf(text).split('-')
const sortedWords = (text: string): string => wordsOf(text).toSorted().join(' ')

interface KnownName {
  deed: Deed
  key: string
  words: string
  sorted: string
}

/** Folded once: every answer of the chat looks its question up here. */
const known: readonly KnownName[] = deeds.flatMap((deed) =>
  namesOf(deed).map((name) => ({ deed, key: nameKey(name), words: wordsOf(name).join(' '), sorted: sortedWords(name) })),
)

/** By its name or another word for it, in any order of words; else by the longest such name that stands in the text. */
export function findService(text: string): Deed | undefined {
  const key = nameKey(text)
  if (key === '') return undefined
  const sorted = sortedWords(text)
  return (known.find((name) => name.key === key || name.sorted === sorted) ?? longestWithin(known, text))?.deed
}

/** The longest of the names whose words stand in the text in a row; of equals the first. */
export function longestWithin<Name extends { words: string }>(names: readonly Name[], text: string): Name | undefined {
  const spaced = ` ${wordsOf(text).join(' ')} `
  let found: Name | undefined
  for (const name of names) if (name.words.length > (found?.words.length ?? 0) && spaced.includes(` ${name.words} `)) found = name
  return found
}

/** Up to `limit` deeds whose name looks like what was typed, nearest first. */
export function nearestServices(text: string, limit: number): Deed[] {
  const typed = nameKey(text)
  if (typed.length < 3) return []
  const most = mostDifference(typed)
  return deeds
    .map((deed) => ({ deed, distance: Math.min(...namesOf(deed).map((name) => nameDistance(typed, nameKey(name), most))) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, limit)
    .map(({ deed }) => deed)
}
