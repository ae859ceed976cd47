/** The words of a text as index and question use them: separable verbs put together, and what is absent marked as such. */
import { listWords } from './fold-text.ts'
import { joinSeparableVerbs } from './separable-verbs.ts'
import { stemWord } from './stem.ts'
import { stopWords, weakWords } from './stop-words.nl.ts'

const ABSENT = new Set(['geen', 'zonder'])
const MARK = 'geen_'
const FARTHEST = 2
const LONGEST_CHOICE = 5

/** True for a token such as 'geen_testament', which stands beside the word itself. */
export const isAbsence = (token: string): boolean => token.startsWith(MARK)

/** 'zonder testament' and 'geen geldig testament' also give 'geen_testament': with and without are different subjects. */
function markAbsence(words: readonly string[]): readonly string[] {
  if (!words.some((word) => ABSENT.has(word))) return words
  return words.flatMap((word, at) => {
    if (!ABSENT.has(word)) return [word]
    const absent = words.slice(at + 1, at + 1 + FARTHEST).find((next) => !stopWords.has(next) && !weakWords.has(next) && !/^\d/.test(next))
    return absent === undefined ? [word] : [word, MARK + stemWord(absent)]
  })
}

/** 'bv of eenmanszaak' asks for the difference without the word. */
function markChoice(words: readonly string[]): readonly string[] {
  const at = words.indexOf('of')
  const isChoice = words.length <= LONGEST_CHOICE && at > 0 && at < words.length - 1
  return isChoice ? [...words, 'verschil'] : words
}

/** `words`: those of a text, see `listWords`. */
export const toTokens = (words: readonly string[]): readonly string[] => markAbsence(joinSeparableVerbs(markChoice(words)))

export const listTokens = (text: string): readonly string[] => toTokens(listWords(text))
