/** The words of the site's own content: what a compound may be split into, and what a typing error may stand for. */
import { listTokens } from './list-tokens.ts'
import { spellBySound } from './spell-by-sound.ts'
import { stemWord } from './stem.ts'
import { stopWords } from './stop-words.nl.ts'

export interface Vocabulary {
  /** Folded words as they are written in the content, with how often they occur. */
  words: ReadonlyMap<string, number>
  /** Folded words by how they sound. */
  sounds: ReadonlyMap<string, readonly string[]>
  /** Stem -> number of texts that hold it, for words that are not stop words. */
  stems: ReadonlyMap<string, number>
  /** Number of texts. */
  size: number
}

/** One text per document; a word counts once per text for `stems`. */
export function buildVocabulary(texts: Iterable<string>): Vocabulary {
  const words = new Map<string, number>()
  const stems = new Map<string, number>()
  let size = 0
  for (const text of texts) {
    size++
    const seen = new Set<string>()
    for (const word of listTokens(text)) {
      words.set(word, (words.get(word) ?? 0) + 1)
      if (!stopWords.has(word)) seen.add(stemWord(word))
    }
    for (const stem of seen) stems.set(stem, (stems.get(stem) ?? 0) + 1)
  }
  return { words, sounds: Map.groupBy(words.keys(), spellBySound), stems, size }
}

/** Inverse document frequency, from about 0.2 for a word in most texts to `ln(size)` for one that occurs nowhere. */
export function weighRarity(vocabulary: Vocabulary, stem: string): number {
  const frequency = vocabulary.stems.get(stem) ?? 0
  return Math.log(1 + (vocabulary.size - frequency + 0.5) / (frequency + 0.5))
}
