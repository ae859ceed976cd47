/** Turns a text into the words that carry its meaning, each with every term it may match on; index and question share it. */
import { listWords } from './fold-text.ts'
import { isAbsence, toTokens } from './list-tokens.ts'
import { listTerms, readWord, type ReadWord } from './read-word.ts'
import type { Slot } from './slot.ts'
import { stopWords } from './stop-words.nl.ts'
import type { Vocabulary } from './vocabulary.ts'

const SHORTEST_JOINED = 8

/** Puts together what visitors write apart: 'leverings akte', 'overdrachts belasting'. Two words that are ours already match on their own. */
function joinSplitCompounds(words: readonly string[], vocabulary: Vocabulary): string[] {
  const joined: string[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ''
    const next = words[i + 1]
    const both = next === undefined || (vocabulary.words.has(word) && vocabulary.words.has(next))
    const fits = !both && word.length + next.length >= SHORTEST_JOINED && vocabulary.words.has(word + next)
    joined.push(fits ? word + next : word)
    if (fits) i++
  }
  return joined
}

/** The meaning-carrying words of `text` in order, each stem once. */
export const analyse = (text: string, vocabulary: Vocabulary): Slot[] => analyseWords(listWords(text), vocabulary)

/** The same of a text whose words are known, see `listWords`. */
export function analyseWords(known: readonly string[], vocabulary: Vocabulary): Slot[] {
  const words = joinSplitCompounds(toTokens(known), vocabulary)
  const read: ReadWord[] = []
  for (const word of words) {
    if (stopWords.has(word) || (isAbsence(word) && !vocabulary.words.has(word))) continue
    for (const reading of readWord(word, vocabulary)) if (!stopWords.has(reading.word)) read.push(reading)
  }
  let company: ReadonlySet<string> | undefined
  const slots = new Map<string, Slot>()
  for (const reading of read) {
    const { stem, parts, trust, isGuarded } = reading
    if (slots.has(stem)) continue
    if (isGuarded) company ??= new Set(read.flatMap((one) => [one.stem, ...one.parts]))
    slots.set(stem, company && isGuarded ? { ...reading, terms: listTerms(stem, parts, trust, company) } : reading)
  }
  return [...slots.values()]
}
