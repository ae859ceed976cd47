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
/** What was spoken of before counts beside the question, and as such. */
const BEFORE = 0.4
const AS_BEFORE = 0.4

const numberOf = (kind: string, text: string): number => hashText(text, 2_166_136_261 ^ kind.charCodeAt(0))

/** Pieces of four letters find a word again that is misspelt, bent or part of a longer one. */
function* listPieces(words: readonly string[]): Generator<string> {
  for (const word of words) {
    if (word.length <= PIECE_LENGTH) continue
    const marked = `^${word}$`
    for (let at = 0; at + PIECE_LENGTH <= marked.length; at++) yield marked.slice(at, at + PIECE_LENGTH)
  }
}

function collect(text: string, slots: readonly Slot[], add: (kind: string, feature: string, value: number) => void): void {
  for (const { terms, weak } of slots) for (const [term, weight] of terms) add('t', term, weight * (weak ? WEAK_TERM : 1))
  const words = listWords(text)
  const stems = words.map(stemWord)
  words.forEach((word, at) => {
    add('w', word, WORD)
    if (at > 0) add('p', `${stems[at - 1]} ${stems[at]}`, PAIR)
  })
  for (const piece of listPieces(words)) add('c', piece, PIECE)
}

/** `before` is what the conversation was about, when the question leans on it; `slots` are those of `text`, where they are known. */
export function listFeatures(text: string, vocabulary: Vocabulary, before?: string, slots: readonly Slot[] = analyse(text, vocabulary)): Features {
  const features = new Map<number, number>()
  const add = (kind: string, feature: string, value: number) => {
    const number = numberOf(kind, feature)
    features.set(number, Math.max(value, features.get(number) ?? 0))
  }
  collect(text, slots, add)
  if (before !== undefined) {
    collect(before, analyse(before, vocabulary), (kind, feature, value) => {
      add(kind, feature, value * BEFORE)
      if (kind === 't') add('b', feature, value * AS_BEFORE)
    })
  }
  const length = Math.hypot(...features.values()) || 1
  return new Map([...features].map(([feature, value]) => [feature, value / length]))
}
