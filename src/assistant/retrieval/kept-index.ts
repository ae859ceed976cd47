/** How the index over texts is kept: every word once, and numbers as the bytes that they are. */
import type { KeptForm } from '../../platform/read-ahead.ts'
import type { SetIndex, SlotIndex, TermIndex, TermNumbers } from './coverage.ts'
import type { LiteralPhrases } from './literal-phrases.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { WordsBySound } from './words-by-sound.ts'

/** What of the index takes the time: it is made of the texts alone. */
export interface IndexedTexts {
  vocabulary: Vocabulary
  /** Of all that follow. */
  numbers: TermNumbers
  whole: SetIndex
  phrases: SetIndex
  phrasesBack: SlotIndex
  statements: SetIndex
  statementsBack: SlotIndex
  literal: LiteralPhrases
}

/** In base64. */
type Packed = string

interface KeptTerms {
  starts: Packed
  positions: Packed
  /** Whether positions have 32 bits. */
  wide: boolean
  weights: Packed
}

interface KeptSets extends KeptTerms {
  size: number
}

interface KeptSlots extends KeptSets {
  ownerOf: Packed
  shareOf: Packed
}

/** Words by their places, and the number of each. */
interface KeptCounts {
  words: Packed
  counts: Packed
}

interface KeptSounds {
  numbers: Packed
  words: Packed
}

interface KeptIndex {
  words: string[]
  /** By number of the term its place among the words. */
  terms: Packed
  vocabulary: { words: KeptCounts; stems: KeptCounts; size: number; sounds: KeptSounds[] }
  whole: KeptSets
  phrases: KeptSets
  phrasesBack: KeptSlots
  statements: KeptSets
  statementsBack: KeptSlots
  literal: Record<keyof LiteralPhrases, Packed>
}

const pack = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Packed => Buffer.from(buffer, byteOffset, byteLength).toString('base64')

/** A buffer of its own, since numbers begin at whole multiples of their size. */
function unpack(packed: Packed): ArrayBuffer {
  const bytes = Buffer.from(packed, 'base64')
  const own = new ArrayBuffer(bytes.length)
  bytes.copy(new Uint8Array(own))
  return own
}

/** Place of each word, in the order in which they were met. */
type Places = Map<string, number>

function placeOf(places: Places, word: string): number {
  const known = places.get(word)
  if (known !== undefined) return known
  places.set(word, places.size)
  return places.size - 1
}

const packWords = (places: Places, words: Iterable<string>): Packed => pack(Int32Array.from(words, (word) => placeOf(places, word)))

const keepCounts = (places: Places, counts: ReadonlyMap<string, number>): KeptCounts => ({
  words: packWords(places, counts.keys()),
  counts: pack(Int32Array.from(counts.values())),
})

const keepTerms = ({ starts, positions, weights }: TermIndex): KeptTerms => ({
  starts: pack(starts),
  positions: pack(positions),
  wide: positions instanceof Int32Array,
  weights: pack(weights),
})

const keepSets = ({ index, size }: SetIndex): KeptSets => ({ ...keepTerms(index), size })

const keepSlots = ({ ownerOf, shareOf, ...sets }: SlotIndex): KeptSlots => ({
  ...keepSets(sets),
  ownerOf: pack(ownerOf),
  shareOf: pack(shareOf),
})

function readCounts(words: readonly string[], kept: KeptCounts): Map<string, number> {
  const counts = new Int32Array(unpack(kept.counts))
  return new Map(Array.from(new Int32Array(unpack(kept.words)), (place, at) => [words[place]!, counts[at]!]))
}

const readSounds = (words: readonly string[], kept: KeptSounds): WordsBySound => ({
  numbers: new Uint32Array(unpack(kept.numbers)),
  words: Array.from(new Int32Array(unpack(kept.words)), (place) => words[place]!),
})

function readNumbers(words: readonly string[], terms: Packed): TermNumbers {
  const numbers: TermNumbers = new Map()
  for (const place of new Int32Array(unpack(terms))) numbers.set(words[place]!, numbers.size)
  return numbers
}

function readTerms(numbers: TermNumbers, { starts, positions, wide, weights }: KeptTerms): TermIndex {
  const bytes = unpack(positions)
  return {
    numbers,
    starts: new Int32Array(unpack(starts)),
    positions: wide ? new Int32Array(bytes) : new Uint16Array(bytes),
    weights: new Float32Array(unpack(weights)),
  }
}

const readSets = (numbers: TermNumbers, kept: KeptSets): SetIndex => ({ index: readTerms(numbers, kept), size: kept.size })

const readSlots = (numbers: TermNumbers, kept: KeptSlots): SlotIndex => ({
  ...readSets(numbers, kept),
  ownerOf: new Int32Array(unpack(kept.ownerOf)),
  shareOf: new Float64Array(unpack(kept.shareOf)),
})

export const indexForm: KeptForm<IndexedTexts, KeptIndex> = {
  write({ vocabulary, numbers, whole, phrases, phrasesBack, statements, statementsBack, literal }) {
    const places: Places = new Map()
    const kept = {
      vocabulary: {
        words: keepCounts(places, vocabulary.words),
        stems: keepCounts(places, vocabulary.stems),
        size: vocabulary.size,
        sounds: vocabulary.sounds.map((sounds): KeptSounds => ({ numbers: pack(sounds.numbers), words: packWords(places, sounds.words) })),
      },
      // Numbers were given in this order.
      terms: packWords(places, numbers.keys()),
      whole: keepSets(whole),
      phrases: keepSets(phrases),
      phrasesBack: keepSlots(phrasesBack),
      statements: keepSets(statements),
      statementsBack: keepSlots(statementsBack),
      literal: { first: pack(literal.first), second: pack(literal.second), positions: pack(literal.positions) },
    }
    return { words: [...places.keys()], ...kept }
  },
  read({ words, vocabulary, terms, whole, phrases, phrasesBack, statements, statementsBack, literal }) {
    const numbers = readNumbers(words, terms)
    return {
      vocabulary: {
        words: readCounts(words, vocabulary.words),
        stems: readCounts(words, vocabulary.stems),
        size: vocabulary.size,
        sounds: vocabulary.sounds.map((kept) => readSounds(words, kept)),
      },
      numbers,
      whole: readSets(numbers, whole),
      phrases: readSets(numbers, phrases),
      phrasesBack: readSlots(numbers, phrasesBack),
      statements: readSets(numbers, statements),
      statementsBack: readSlots(numbers, statementsBack),
      literal: {
        first: new Uint32Array(unpack(literal.first)),
        second: new Uint32Array(unpack(literal.second)),
        positions: new Uint32Array(unpack(literal.positions)),
      },
    }
  },
}
