/** The words of the site's own content: what a compound may be split into, and what a typing error may stand for. */
import { listWords } from './fold-text.ts'
import { toTokens } from './list-tokens.ts'
import { stemWord } from './stem.ts'
import { stopWords } from './stop-words.nl.ts'
import { sortBySound, type WordsBySound } from './words-by-sound.ts'

export interface Vocabulary {
  /** Folded words as they are written in the content, with how often they occur. */
  words: ReadonlyMap<string, number>
  /** Folded words by how they sound: those of the site, and those of the owner's entries. */
  sounds: readonly WordsBySound[]
  /** Stem -> number of texts that hold it, for words that are not stop words. */
  stems: ReadonlyMap<string, number>
  /** Number of texts. */
  size: number
}

interface CountedWord {
  times: number
  /** Undefined for a stop word. */
  stem: string | undefined
}

/** One text per document. */
export const buildVocabulary = (texts: readonly string[]): Vocabulary => countWords(texts.map(listWords))

/** The words of each document, see `listWords`; a word counts once per document for `stems`. */
export function countWords(documents: readonly (readonly string[])[]): Vocabulary {
  const counted = new Map<string, CountedWord>()
  const stems = new Map<string, number>()
  for (const document of documents) {
    const seen = new Set<string>()
    for (const word of toTokens(document)) {
      let known = counted.get(word)
      if (!known) counted.set(word, (known = { times: 0, stem: stopWords.has(word) ? undefined : stemWord(word) }))
      known.times++
      if (known.stem !== undefined) seen.add(known.stem)
    }
    for (const stem of seen) stems.set(stem, (stems.get(stem) ?? 0) + 1)
  }
  const words = new Map(counted.entries().map(([word, { times }]) => [word, times]))
  return { words, sounds: [sortBySound(words.keys())], stems, size: documents.length }
}

/** Inverse document frequency, from about 0.2 for a word in most texts to `ln(size)` for one that occurs nowhere. */
export function weighRarity(vocabulary: Vocabulary, stem: string): number {
  const frequency = vocabulary.stems.get(stem) ?? 0
  return Math.log(1 + (vocabulary.size - frequency + 0.5) / (frequency + 0.5))
}
