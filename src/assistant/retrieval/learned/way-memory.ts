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

/** All ways, numbered, those of an entry one after the other: twenty thousand small objects would cost more than what they hold. */
export interface WayMemory {
  /** Number of the first way of the entry, and after the last. */
  rangeOf(entry: string): readonly [number, number]
  wayAt(number: number): TaughtWay
  /** The words of all ways, one after the other. */
  words: WordNumbers
  /** The words of a way are those from its start up to the start of the next. */
  starts: Uint32Array
}

const NONE: readonly [number, number] = [0, 0]

export const noWays: WayMemory = {
  rangeOf: () => NONE,
  wayAt: () => {
    throw new Error('there are no ways')
  },
  words: new Uint32Array(),
  starts: new Uint32Array(1),
}

/** Of an entry, in their order. */
export function waysOf(memory: WayMemory, entry: string): TaughtWay[] {
  const [first, end] = memory.rangeOf(entry)
  return Array.from({ length: end - first }, (_, at) => memory.wayAt(first + at))
}

/** Where each begins when they stand one after the other, and where the last ends. */
export function listStarts(sizes: readonly number[]): Uint32Array {
  const starts = new Uint32Array(sizes.length + 1)
  sizes.forEach((size, at) => (starts[at + 1] = starts[at]! + size))
  return starts
}

/** Of ways that were just read. */
export function rememberWays(taught: ReadonlyMap<string, readonly TaughtWay[]>): WayMemory {
  const all = [...taught.values()].flat()
  const firsts = listStarts([...taught.values()].map(({ length }) => length))
  const ranges = new Map([...taught.keys()].map((entry, at) => [entry, [firsts[at]!, firsts[at + 1]!] as const]))
  return {
    rangeOf: (entry) => ranges.get(entry) ?? NONE,
    wayAt: (number) => all[number]!,
    words: Uint32Array.from(all.flatMap(({ words }) => [...words])),
    starts: listStarts(all.map(({ words }) => words.length)),
  }
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

const MOST_WORDS = 65_536

/** Rarity is that among all ways of asking. */
export function createWayFinder(memory: WayMemory): WayFinder {
  const { starts } = memory
  const count = starts.length - 1
  const weightOf = (times: number): number => Math.log(1 + count / (1 + times)) ** 2
  const unseen = weightOf(0)
  const seen = new Map<number, number>()
  for (const word of memory.words) seen.set(word, (seen.get(word) ?? 0) + 1)
  /** Words by a number of their own, from 0. */
  const numbers = new Map([...seen.keys()].map((word, number) => [word, number]))
  const weights = Float64Array.from(seen.values(), weightOf)
  if (numbers.size > MOST_WORDS) throw new Error(`${numbers.size} different words have no number of two bytes`)
  const words = Uint16Array.from(memory.words, (word) => numbers.get(word)!)
  /** Of what is asked, by number of the word; 0 between two questions. */
  const asked = new Float64Array(numbers.size)
  const lengths = Float64Array.from({ length: count }, (_, way) => Math.sqrt(sumOver(weights, words, starts[way]!, starts[way + 1]!)) || 1)

  /** What a way has in common with each from `first` up to `end`, divided by their lengths. */
  const compare = (question: WordNumbers, [first, end]: readonly [number, number]): Float64Array => {
    spendWork(end - first)
    let squared = 0
    const known: number[] = []
    for (const word of question) {
      const number = numbers.get(word)
      squared += number === undefined ? unseen : weights[number]!
      if (number === undefined) continue
      known.push(number)
      asked[number] = weights[number]!
    }
    const length = Math.sqrt(squared) || 1
    const likeness = new Float64Array(end - first)
    for (let way = first; way < end; way++) likeness[way - first] = sumOver(asked, words, starts[way]!, starts[way + 1]!) / (length * lengths[way]!)
    for (const number of known) asked[number] = 0
    return likeness
  }

  return {
    nearest(question, entry) {
      const likeness = compare(question, memory.rangeOf(entry))
      return waysOf(memory, entry)
        .map((way, at): NearWay => ({ ...way, likeness: likeness[at]! }))
        .toSorted((a, b) => b.likeness - a.likeness)
    },
    likenessOf: (question, entry) => compare(question, memory.rangeOf(entry)).reduce((best, likeness) => Math.max(best, likeness), 0),
  }
}

/** This is where most of the time of an answer went: a plain loop over numbers. */
function sumOver(values: Float64Array, numbers: Uint16Array, first: number, end: number): number {
  let sum = 0
  for (let at = first; at < end; at++) sum += values[numbers[at]!]!
  return sum
}
