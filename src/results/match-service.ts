/** Finds the deed that a person means by a service. */
import { deeds, type Deed } from '../notaries/deed.ts'
import { editDistance } from '../regions/edit-distance.ts'
import { nameKey, regionSlug } from '../regions/region-name.ts'

/** Everything a deed is called, the plainest first. */
const namesOf = (deed: Deed): string[] => [deed.slug, deed.label, deed.phrase, ...deed.synonyms]

const wordsOf = (text: string): string[] => regionSlug(text).split('-')
const sortedWords = (text: string): string => wordsOf(text).toSorted().join(' ')

/** By its name or another word for it, in any order of words; else by the longest such name that stands in the text. */
export function findService(text: string): Deed | undefined {
  const key = nameKey(text)
  if (key === '') return undefined
  const exact = deeds.find((deed) => namesOf(deed).some((name) => nameKey(name) === key || sortedWords(name) === sortedWords(text)))
  return exact ?? findWithin(text)
}

function findWithin(text: string): Deed | undefined {
  const spaced = ` ${wordsOf(text).join(' ')} `
  let found: { deed: Deed; length: number } | undefined
  for (const deed of deeds) {
    for (const name of namesOf(deed)) {
      const words = wordsOf(name).join(' ')
      if (spaced.includes(` ${words} `) && words.length > (found?.length ?? 0)) found = { deed, length: words.length }
    }
  }
  return found?.deed
}

/** Up to `limit` deeds whose name looks like what was typed, nearest first. */
export function nearestServices(text: string, limit: number): Deed[] {
  const typed = nameKey(text)
  if (typed.length < 3) return []
  const most = typed.length < 6 ? 1 : typed.length < 10 ? 2 : 3
  return deeds
    .map((deed) => ({ deed, distance: Math.min(...namesOf(deed).map((name) => distanceTo(typed, nameKey(name), most))) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, limit)
    .map(({ deed }) => deed)
}

function distanceTo(typed: string, name: string, most: number): number {
  const begins = typed.length >= 4 && name.length >= 4 && (name.startsWith(typed) || typed.startsWith(name))
  return begins ? Math.min(1, editDistance(typed, name, most)) : editDistance(typed, name, most)
}
