/** Puts a mistyped word of our field right, so that everything that reads a question knows it: 'hypoteek', 'notarsi', 'kindren'. */
import { foldText } from './fold-text.ts'
import { readWord } from './read-word.ts'
import { spellBySound } from './spell-by-sound.ts'
import { spelledRight } from './spelled-right.nl.ts'
import type { Vocabulary } from './vocabulary.ts'

const WORD = /\p{L}{5,30}/gu
/** What only looks like a word of ours has to look like a long and common one. */
const LEAST_LETTERS = 7
const LEAST_TIMES = 10

/** As the search reads it, which keeps what it read. */
function correct(word: string, vocabulary: Vocabulary): string {
  const folded = foldText(word)
  if (spelledRight.has(folded)) return word
  const [read, other] = readWord(folded, vocabulary)
  // Read for another one as a whole, and not for its parts.
  if (!read || other || read.trust === 1 || read.known < 1) return word
  const isCertain =
    spellBySound(read.word) === spellBySound(folded) || (read.word.length >= LEAST_LETTERS && (vocabulary.words.get(read.word) ?? 0) >= LEAST_TIMES)
  return isCertain ? read.word : word
}

const isUpper = (letter: string): boolean => letter !== letter.toLowerCase()

/** The same text with only those words changed; a name within a sentence stays as it is. */
export const mendSpelling = (text: string, vocabulary: Vocabulary): string =>
  text.replace(WORD, (word, at: number) => (at > 0 && isUpper(word[0]!) ? word : correct(word, vocabulary)))
