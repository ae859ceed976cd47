/** Turns a text into the words that carry its meaning, each with every term it may match on; index and question share it. */
import { splitCompound } from './compounds.ts'
import { listConcepts } from './concepts.ts'
import { listWords } from './fold-text.ts'
import { findCorrection } from './spelling.ts'
import { stemWord } from './stem.ts'
import { stopWords, weakWords } from './stop-words.nl.ts'
import { weighRarity, type Vocabulary } from './vocabulary.ts'

export interface Slot {
  word: string
  stem: string
  /** How much this word says: rarity, lowered for words that only colour a question. */
  weight: number
  /** Terms to match on, own stem first; two words match as far as the product of the weights of a shared term. */
  terms: readonly (readonly [term: string, weight: number])[]
  weak: boolean
  /** False when neither the word, a part of it nor a likely correction occurs in the content. */
  known: boolean
}

// Square roots, because a match multiplies both sides: part with whole 0.75, part with part 0.55.
const PART = 0.75
const WEAK = 0.3
const NUMBER = 0.15
const CORRECTED = 0.9
const SHORTEST_JOINED = 8

/** Puts together what visitors write apart: 'leverings akte', 'overdrachts belasting'. */
function joinSplitCompounds(words: readonly string[], vocabulary: Vocabulary): string[] {
  const joined: string[] = []
  for (let i = 0; i < words.length; i++) {
    const pair = `${words[i]}${words[i + 1] ?? ''}`
    const fits = i + 1 < words.length && pair.length >= SHORTEST_JOINED && vocabulary.words.has(pair)
    joined.push(fits ? pair : (words[i] ?? ''))
    if (fits) i++
  }
  return joined
}

function isKnown(word: string, vocabulary: Vocabulary): boolean {
  return vocabulary.words.has(word) || vocabulary.stems.has(stemWord(word))
}

function termsOf(stem: string, parts: readonly string[], company: ReadonlySet<string>): [string, number][] {
  const terms = new Map<string, number>([[stem, 1]])
  const add = (term: string, weight: number) => terms.set(term, Math.max(weight, terms.get(term) ?? 0))
  for (const part of parts) add(part, PART)
  for (const [owner, factor] of [[stem, 1] as const, ...parts.map((part) => [part, PART] as const)]) {
    for (const [term, weight] of listConcepts(owner, company)) add(term, Math.sqrt(weight) * factor)
  }
  return [...terms]
}

function readWord(word: string, vocabulary: Vocabulary): { word: string; parts: string[]; known: boolean; trust: number } {
  const parts = splitCompound(word, vocabulary)
  if (isKnown(word, vocabulary) || parts.length > 0) return { word, parts, known: true, trust: 1 }
  const corrected = findCorrection(word, vocabulary)
  if (!corrected) return { word, parts: [], known: false, trust: 1 }
  return { word: corrected, parts: splitCompound(corrected, vocabulary), known: true, trust: CORRECTED }
}

function weigh(word: string, stem: string, vocabulary: Vocabulary): number {
  const rarity = weighRarity(vocabulary, stem)
  if (/^\d/.test(word)) return rarity * NUMBER
  return weakWords.has(word) ? rarity * WEAK : rarity
}

/** The meaning-carrying words of `text` in order, each stem once. */
export function analyse(text: string, vocabulary: Vocabulary): Slot[] {
  const words = joinSplitCompounds(listWords(text), vocabulary).filter((word) => !stopWords.has(word))
  const read = words.map((word) => readWord(word, vocabulary)).filter(({ word }) => !stopWords.has(word))
  const company = new Set(read.flatMap(({ word, parts }) => [stemWord(word), ...parts]))
  const slots = new Map<string, Slot>()
  for (const { word, parts, known, trust } of read) {
    const stem = stemWord(word)
    if (slots.has(stem)) continue
    const weak = weakWords.has(word) || /^\d/.test(word)
    const terms = termsOf(stem, parts, company).map(([term, weight]) => [term, weight * trust] as const)
    slots.set(stem, { word, stem, weight: weigh(word, stem, vocabulary), terms, weak, known })
  }
  return [...slots.values()]
}
