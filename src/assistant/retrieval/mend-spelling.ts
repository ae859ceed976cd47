/** Puts a mistyped word of our field right, so that everything that reads a question knows it: 'hypoteek', 'notarsi', 'kindren'. */
import { splitCompound } from './compounds.ts'
import { hasConcept } from './concepts.ts'
import { everydayWords } from './everyday-words.nl.ts'
import { foldText } from './fold-text.ts'
import { findCorrection } from './spelling.ts'
import { spellBySound } from './spell-by-sound.ts'
import { spelledRight } from './spelled-right.nl.ts'
import { isListedForm, stemWord } from './stem.ts'
import type { Vocabulary } from './vocabulary.ts'

const WORD = /\p{L}{5,30}/gu
/** What only looks like a word of ours has to look like a long and common one. */
const LEAST_LETTERS = 7
const LEAST_TIMES = 10

const isKnown = (word: string, vocabulary: Vocabulary): boolean =>
  vocabulary.words.has(word) ||
  vocabulary.stems.has(stemWord(word)) ||
  everydayWords.has(word) ||
  spelledRight.has(word) ||
  isListedForm(word) ||
  hasConcept(stemWord(word)) ||
  splitCompound(word, vocabulary).length > 0

function correct(word: string, vocabulary: Vocabulary): string {
  const folded = foldText(word)
  if (isKnown(folded, vocabulary)) return word
  const meant = findCorrection(folded, vocabulary)
  if (meant === undefined) return word
  const isCertain = spellBySound(meant) === spellBySound(folded) || (meant.length >= LEAST_LETTERS && (vocabulary.words.get(meant) ?? 0) >= LEAST_TIMES)
  return isCertain ? meant : word
}

const isUpper = (letter: string): boolean => letter !== letter.toLowerCase()

/** The same text with only those words changed; a name within a sentence stays as it is. */
export const mendSpelling = (text: string, vocabulary: Vocabulary): string =>
  text.replace(WORD, (word, at: number) => (at > 0 && isUpper(word[0]!) ? word : correct(word, vocabulary)))
