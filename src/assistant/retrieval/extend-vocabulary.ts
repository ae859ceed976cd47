/** The vocabulary of the site with the words of some more texts, which are not worth reading everything anew. */
import { buildVocabulary, type Vocabulary } from './vocabulary.ts'
import { sortBySound } from './words-by-sound.ts'

function addCounts(base: ReadonlyMap<string, number>, more: ReadonlyMap<string, number>): Map<string, number> {
  const sum = new Map(base)
  for (const [key, count] of more) sum.set(key, (sum.get(key) ?? 0) + count)
  return sum
}

/** `base` stays as it is. */
export function extendVocabulary(base: Vocabulary, texts: readonly string[]): Vocabulary {
  const own = buildVocabulary(texts)
  const sounds = [...base.sounds, sortBySound(own.words.keys().filter((word) => !base.words.has(word)))]
  return { words: addCounts(base.words, own.words), stems: addCounts(base.stems, own.stems), sounds, size: base.size + own.size }
}
