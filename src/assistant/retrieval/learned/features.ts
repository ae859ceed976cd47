/** What the learned ranking sees of a question: terms, words in pairs and pieces of words, each as a number, and what was spoken of before. */
import { analyse } from '../analyse.ts'
import type { Slot } from '../slot.ts'
import { listWords } from '../fold-text.ts'
import { stemWord } from '../stem.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { hashText } from './hash-text.ts'

/** Number of the feature -> its value; the values together have length 1. */
export type Features = ReadonlyMap<number, number>

const WEAK_TERM = 0.6
const WORD = 0.5
const PAIR = 0.5
const PIECE = 0.3
const PIECE_LENGTH = 4
/** However long it is, what was said before weighs as much against the question. */
const NAME = 0.35
const SAID = 0.25

/** What a question may lean on. */
export interface Before {
  /** What was spoken of: the question of the entry that answered last. */
  name?: string | undefined
  /** What the visitor wrote just before, in full. */
  said?: string | undefined
}

const numberOf = (kind: string, text: string): number => hashText(text, 2_166_136_261 ^ kind.charCodeAt(0))

/** Pieces of four letters find a word again that is misspelt, bent or part of a longer one. */
function* listPieces(words: readonly string[]): Generator<string> {
  for (const word of words) {
    if (word.length <= PIECE_LENGTH) continue
    const marked = `^${word}$`
    for (let at = 0; at + PIECE_LENGTH <= marked.length; at++) yield marked.slice(at, at + PIECE_LENGTH)
  }
}

interface Piece {
  value: number
  /** Of a term, which is known again as one that was said before. */
  term?: string
}

/** By number of the feature, of length 1 together. */
function readPieces(text: string, slots: readonly Slot[]): Map<number, Piece> {
  const pieces = new Map<number, Piece>()
  const add = (number: number, piece: Piece) => {
    if (piece.value > (pieces.get(number)?.value ?? 0)) pieces.set(number, piece)
  }
  for (const { terms, weak } of slots) for (const [term, weight] of terms) add(numberOf('t', term), { value: weight * (weak ? WEAK_TERM : 1), term })
  const words = listWords(text)
  const stems = words.map(stemWord)
  words.forEach((word, at) => {
    add(numberOf('w', word), { value: WORD })
    if (at > 0) add(numberOf('p', `${stems[at - 1]} ${stems[at]}`), { value: PAIR })
  })
  for (const piece of listPieces(words)) add(numberOf('c', piece), { value: PIECE })
  const length = Math.hypot(...[...pieces.values()].map(({ value }) => value)) || 1
  return new Map([...pieces].map(([number, piece]) => [number, { ...piece, value: piece.value / length }]))
}

/** `slots` are those of `text`, where they are known. What was said before counts beside the question, and as such. */
export function listFeatures(text: string, vocabulary: Vocabulary, before: Before = {}, slots: readonly Slot[] = analyse(text, vocabulary)): Features {
  const features = new Map<number, number>()
  const put = (number: number, value: number) => features.set(number, Math.max(value, features.get(number) ?? 0))
  const putAll = (pieces: ReadonlyMap<number, Piece>, share: number, as?: string) => {
    for (const [number, { value, term }] of pieces) {
      put(number, value * share)
      if (as !== undefined && term !== undefined) put(numberOf(as, term), value * share)
    }
  }
  putAll(readPieces(text, slots), 1)
  if (before.name) putAll(readPieces(before.name, analyse(before.name, vocabulary)), NAME, 'b')
  if (before.said) putAll(readPieces(before.said, analyse(before.said, vocabulary)), SAID, 'm')
  const length = Math.hypot(...features.values()) || 1
  return new Map([...features].map(([feature, value]) => [feature, value / length]))
}
