/** In which of the two languages of the content a search is: a few words that no sentence holds together, told by where we use them more. */
import { listTokens } from '../../retrieval/list-tokens.ts'
import { stopWords } from '../../retrieval/stop-words.nl.ts'
import type { KnowledgeIndex, WordCounts } from '../../retrieval/knowledge-index.ts'
import { isKnownPhrase } from '../../retrieval/retrieve.ts'
import { detectLanguage } from './detect-language.ts'

/** Logarithms: a word that only one of them has says no more than this. */
const MOST_SAID = 4
/** Some ten times as common in English; Dutch when in doubt. */
const LEAD = 3.3

const sizes = new WeakMap<WordCounts, number>()

function sizeOf(vocabulary: WordCounts): number {
  const known = sizes.get(vocabulary)
  if (known !== undefined) return known
  const size = vocabulary.words.values().reduce((sum, count) => sum + count, 0)
  sizes.set(vocabulary, size)
  return size
}

/** How much commoner a word is in English, as a logarithm; 0 for a word of neither, and for the small ones that both have: 'of', 'in'. */
function measureEnglish(word: string, dutch: WordCounts, english: WordCounts): number {
  const [inDutch, inEnglish] = [dutch.words.get(word) ?? 0, english.words.get(word) ?? 0]
  if (inDutch + inEnglish === 0 || stopWords.has(word)) return 0
  const said = Math.log((inEnglish + 0.5) / sizeOf(english)) - Math.log((inDutch + 0.5) / sizeOf(dutch))
  return Math.max(-MOST_SAID, Math.min(MOST_SAID, said))
}

/** A word of the language, rather than a name that both use. */
export const isEnglishWord = (word: string, dutch: WordCounts, english: WordCounts): boolean => measureEnglish(word, dutch, english) >= LEAD

/** What Dutch people are known to ask is Dutch, whatever its words: 'ubo register'. Names of places are better left out, since they are of no language. */
export function isEnglishSearch(words: string, dutch: KnowledgeIndex, english: () => WordCounts): boolean {
  if (isKnownPhrase(dutch, words)) return false
  if (detectLanguage(words) === 'en') return true
  const inEnglish = english()
  return listTokens(words).reduce((sum, word) => sum + measureEnglish(word, dutch.vocabulary, inEnglish), 0) >= LEAD
}
