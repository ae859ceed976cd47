/** Words by how they sound: a number for each, since ten thousand sounds and a list for each are twenty times as much. */
import { findFirst } from './find-first.ts'
import { hashText } from './learned/hash-text.ts'
import { spellBySound } from './spell-by-sound.ts'

export interface WordsBySound {
  /** Of the sound of each word, sorted. */
  numbers: Uint32Array
  /** In that order; those of one sound in the order in which they came. */
  words: readonly string[]
}

export function sortBySound(words: Iterable<string>): WordsBySound {
  const numbered = Array.from(words, (word) => ({ word, number: hashText(spellBySound(word)) })).toSorted((a, b) => a.number - b.number)
  return { numbers: Uint32Array.from(numbered, ({ number }) => number), words: numbered.map(({ word }) => word) }
}

export function listAlike({ numbers, words }: WordsBySound, sound: string): string[] {
  const number = hashText(sound)
  const alike: string[] = []
  // Another sound may have the same number.
  for (let at = findFirst(numbers, number); numbers[at] === number; at++) if (spellBySound(words[at]!) === sound) alike.push(words[at]!)
  return alike
}
