/** How the words of a search were read, and whether other texts hold them: folded, stemmed, corrected and with what they mean, as questions are read. */
import { analyse } from '../retrieval/analyse.ts'
import type { Slot } from '../retrieval/slot.ts'
import { listWords } from '../retrieval/fold-text.ts'
import { readWord } from '../retrieval/read-word.ts'
import { measureRelevance } from '../retrieval/retrieve.ts'
import { stemWord } from '../retrieval/stem.ts'
import { stopWords } from '../retrieval/stop-words.nl.ts'
import type { Vocabulary } from '../retrieval/vocabulary.ts'
import type { Corpus } from './corpus.ts'
import { isEnglishWord } from './languages/search-language.ts'

export interface SearchedWords {
  /** The words as they were read, where one of them was taken for another: 'testamnet' is 'testament'. */
  readAs: string | undefined
  /** Words that stand nowhere in the content: names, and typing errors. */
  strange: ReadonlySet<string>
  /** Stands in the content, and may mean the thing where a name holds it. */
  isKnown(word: string): boolean
  /** A word of the language rather than a name: 'de', 'hoe', and 'huizen', since we speak of a 'huis'. */
  isPlainWord(word: string): boolean
  /** Share of the search, by weight, that a text of ours holds. */
  measure(text: string): number
  /** Whether a word of a text is one that was searched for, in whatever form. */
  holds(word: string): boolean
}

/** A word with a meaning alike stands too far off to be marked. */
const SAME = 0.7

const termsOf = (slots: readonly Slot[]): Map<string, number> =>
  new Map(slots.flatMap(({ stem, terms }) => [[stem, 1] as const, ...terms.filter(([, weight]) => weight >= SAME)]))

/** The word that an unknown one was taken for. */
function correctionOf(word: string, vocabulary: Vocabulary): string | undefined {
  if (vocabulary.words.has(word) || stopWords.has(word)) return undefined
  const [only, ...more] = readWord(word, vocabulary)
  return only && more.length === 0 && only.word !== word && only.known === 1 ? only.word : undefined
}

export function readSearchedWords(words: string, { index }: Pick<Corpus, 'index'>): SearchedWords {
  const { vocabulary } = index
  const typed = listWords(words)
  const read = typed.map((word) => correctionOf(word, vocabulary) ?? word)
  const readAs = read.some((word, at) => word !== typed[at]) ? read.join(' ').replaceAll('_', ' ') : undefined
  const own = analyse(readAs ?? words, vocabulary)
  const isKnown = (word: string) => vocabulary.words.has(word) || stopWords.has(word)
  const wanted = termsOf(own)
  return {
    readAs,
    strange: new Set(typed.filter((word) => !isKnown(word))),
    isKnown,
    isPlainWord: (word) => stopWords.has(word) || (stemWord(word) !== word && vocabulary.words.has(stemWord(word))),
    measure: (text) => measureRelevance(index, own, text),
    holds: (word) =>
      analyse(word, vocabulary).some(({ stem, terms }) => [[stem, 1] as const, ...terms].some(([term, weight]) => weight * (wanted.get(term) ?? 0) >= SAME)),
  }
}

/** No word of an English search is a Dutch name with an error in it. */
export function readEnglishWords(words: string, english: Pick<Corpus, 'index'>, dutch: Pick<Corpus, 'index'>): SearchedWords {
  const [inDutch, inEnglish] = [dutch.index.vocabulary, english.index.vocabulary]
  const read = readSearchedWords(words, english)
  return {
    ...read,
    strange: new Set(),
    isKnown: (word) => read.isKnown(word) || inDutch.words.has(word),
    isPlainWord: (word) => stopWords.has(word) || isEnglishWord(word, inDutch, inEnglish),
  }
}
