/** The ways of asking that were taught, each with the statement that opens its answer: the nearest ones tell which statement a new question is after. */
import { spendWork } from '../../../platform/work.ts'
import type { Slot } from '../slot.ts'
import { listWords } from '../fold-text.ts'
import { readQuestionForm } from '../question-form.ts'
import { telling } from '../question-form.nl.ts'
import { hashText } from './hash-text.ts'

export type WordNumbers = Uint32Array

/** What a way of asking is answered with first: the word yes, the word no, or neither. */
export const openings = ['open', 'yes', 'no'] as const

export type OpeningWord = (typeof openings)[number]

export interface TaughtWay {
  /** Position of the statement in its entry. */
  statement: number
  word: OpeningWord
  /** See `listTellingWords`. */
  words: WordNumbers
}

/** By id of the entry; a function, since twenty thousand small objects would cost more than what they hold. */
export interface WayMemory {
  waysOf(entry: string): readonly TaughtWay[]
  /** The words of all ways, one after the other, and how many ways there are. */
  words: WordNumbers
  count: number
}

export const noWays: WayMemory = { waysOf: () => [], words: new Uint32Array(), count: 0 }

/** Of ways that were just read. */
export function rememberWays(taught: ReadonlyMap<string, readonly TaughtWay[]>): WayMemory {
  const all = [...taught.values()].flat()
  return { waysOf: (entry) => taught.get(entry) ?? [], words: Uint32Array.from(all.flatMap(({ words }) => [...words])), count: all.length }
}

export interface NearWay extends TaughtWay {
  /** Cosine over the rarity of the words, 0 to 1. */
  likeness: number
}

const SENSE = 'sense '

export const hasSense = ({ words }: Pick<TaughtWay, 'words'>, sense: string): boolean => words.includes(hashText(SENSE + sense))

export type ReadSense = (text: string) => string

export const readDutchSense: ReadSense = (text) => readQuestionForm(text).sense

/** The stems that carry meaning, the small words that tell one question from another, and the sense in which it is asked; as numbers, each once. */
export function listTellingWords(text: string, slots: readonly Slot[], sense = readDutchSense(text)): WordNumbers {
  const small = listWords(text).filter((word) => telling.has(word))
  const words = [...slots.map(({ stem }) => stem), ...small, SENSE + sense]
  return Uint32Array.from(new Set(words.map((word) => hashText(word))))
}

export interface WayFinder {
  /** Best first. */
  nearest(words: WordNumbers, entry: string): NearWay[]
  /** Of the nearest one, 0 to 1; 0 for an entry without ways. */
  likenessOf(words: WordNumbers, entry: string): number
}

/** Rarity is that among all ways of asking. */
export function createWayFinder(memory: WayMemory): WayFinder {
  const seen = new Map<number, number>()
  for (const word of memory.words) seen.set(word, (seen.get(word) ?? 0) + 1)
  const weightOf = (times: number): number => Math.log(1 + memory.count / (1 + times)) ** 2
  /** By word the square of its rarity. */
  const weights = new Map([...seen].map(([word, times]) => [word, weightOf(times)]))
  const unseen = weightOf(0)
  const lengthOf = (words: WordNumbers): number => Math.sqrt(words.reduce((sum, word) => sum + (weights.get(word) ?? unseen), 0)) || 1
  const lengths = new Map<string, Float64Array>()

  const lengthsOf = (entry: string, ways: readonly TaughtWay[]): Float64Array => {
    const known = lengths.get(entry) ?? Float64Array.from(ways, ({ words }) => lengthOf(words))
    lengths.set(entry, known)
    return known
  }
  /** Of all ways of an entry, in their order. */
  const compare = (words: WordNumbers, entry: string, ways: readonly TaughtWay[]): Float64Array => {
    const asked = new Map([...words].map((word) => [word, weights.get(word) ?? unseen]))
    const length = lengthOf(words)
    const own = lengthsOf(entry, ways)
    spendWork(ways.length)
    return Float64Array.from(ways, (way, at) => way.words.reduce((sum, word) => sum + (asked.get(word) ?? 0), 0) / (length * own[at]!))
  }

  return {
    nearest(words, entry) {
      const ways = memory.waysOf(entry)
      const likeness = compare(words, entry, ways)
      return ways.map((way, at): NearWay => ({ ...way, likeness: likeness[at]! })).toSorted((a, b) => b.likeness - a.likeness)
    },
    likenessOf: (words, entry) => compare(words, entry, memory.waysOf(entry)).reduce((best, likeness) => Math.max(best, likeness), 0),
  }
}
