/** Turns a text into the words that carry its meaning, each with every term it may match on; index and question share it. */
import { isAbsence, listTokens } from './list-tokens.ts'
import { listTerms, readWord, type WeightedTerm } from './read-word.ts'
import { stopWords, weakWords } from './stop-words.nl.ts'
import { weighRarity, type Vocabulary } from './vocabulary.ts'

export interface Slot {
  word: string
  stem: string
  /** How much this word says: rarity, lowered for words that only colour a question. */
  weight: number
  /** Own stem first; two words match as far as the product of the weights of a shared term. */
  terms: readonly WeightedTerm[]
  weak: boolean
  /** 1 when the word, or a likely correction of it, occurs in the content; less when only its parts do; 0 when nothing does. */
  known: number
}

const WEAK = 0.4
const NUMBER = 0.15
const YEAR = 0.5
const ABSENCE = 0.5
const SHORTEST_JOINED = 8

/** Puts together what visitors write apart: 'leverings akte', 'overdrachts belasting'. Two words that are ours already match on their own. */
function joinSplitCompounds(words: readonly string[], vocabulary: Vocabulary): string[] {
  const joined: string[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ''
    const pair = word + (words[i + 1] ?? '')
    const both = vocabulary.words.has(word) && vocabulary.words.has(words[i + 1] ?? '')
    const fits = i + 1 < words.length && !both && pair.length >= SHORTEST_JOINED && vocabulary.words.has(pair)
    joined.push(fits ? pair : word)
    if (fits) i++
  }
  return joined
}

const isNumber = (word: string) => /^\d/.test(word)

function weigh(word: string, stem: string, vocabulary: Vocabulary): number {
  const rarity = weighRarity(vocabulary, stem)
  if (isNumber(word)) return rarity * (/^20\d\d$/.test(word) ? YEAR : NUMBER)
  if (isAbsence(word)) return rarity * ABSENCE
  return weakWords.has(word) ? rarity * WEAK : rarity
}

/** The meaning-carrying words of `text` in order, each stem once. */
export function analyse(text: string, vocabulary: Vocabulary): Slot[] {
  const words = joinSplitCompounds(listTokens(text), vocabulary)
  const read = words
    .flatMap((word) => (stopWords.has(word) || (isAbsence(word) && !vocabulary.words.has(word)) ? [] : readWord(word, vocabulary)))
    .filter(({ word }) => !stopWords.has(word))
  let company: ReadonlySet<string> | undefined
  const inCompany = () => (company ??= new Set(read.flatMap(({ stem, parts }) => [stem, ...parts])))
  const slots = new Map<string, Slot>()
  for (const { word, stem, parts, known, trust, terms } of read) {
    if (slots.has(stem)) continue
    slots.set(stem, {
      word,
      stem,
      weight: weigh(word, stem, vocabulary),
      terms: terms ?? listTerms(stem, parts, trust, inCompany()),
      weak: weakWords.has(word) || isNumber(word),
      known,
    })
  }
  return [...slots.values()]
}
