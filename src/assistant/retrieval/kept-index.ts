/** How the index over texts is kept: every word once, and numbers as the bytes that they are. */
import type { KeptForm } from '../../platform/read-ahead.ts'
import type { SetIndex, SlotIndex, TermIndex } from './coverage.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What of the index takes the time: it is made of the texts alone. */
export interface IndexedTexts {
  vocabulary: Vocabulary
  whole: SetIndex
  phrases: SetIndex
  phrasesBack: SlotIndex
  statements: SetIndex
  statementsBack: SlotIndex
  literal: ReadonlyMap<string, number>
}

/** In base64. */
type Packed = string

interface KeptTerms {
  /** By number of the term its place among the words. */
  terms: Packed
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

interface KeptIndex {
  words: string[]
  vocabulary: { words: KeptCounts; stems: KeptCounts; size: number; sounds: [sound: string, words: number[]][] }
  whole: KeptSets
  phrases: KeptSets
  phrasesBack: KeptSlots
  statements: KeptSets
  statementsBack: KeptSlots
  literal: [string, number][]
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

const keepTerms = (places: Places, { numbers, starts, positions, weights }: TermIndex): KeptTerms => ({
  // Numbers were given in this order.
  terms: packWords(places, numbers.keys()),
  starts: pack(starts),
  positions: pack(positions),
  wide: positions instanceof Int32Array,
  weights: pack(weights),
})

const keepSets = (places: Places, { index, size }: SetIndex): KeptSets => ({ ...keepTerms(places, index), size })

const keepSlots = (places: Places, { ownerOf, shareOf, ...sets }: SlotIndex): KeptSlots => ({
  ...keepSets(places, sets),
  ownerOf: pack(ownerOf),
  shareOf: pack(shareOf),
})

function readCounts(words: readonly string[], kept: KeptCounts): Map<string, number> {
  const counts = new Int32Array(unpack(kept.counts))
  return new Map(Array.from(new Int32Array(unpack(kept.words)), (place, at) => [words[place]!, counts[at]!]))
}

function readTerms(words: readonly string[], { terms, starts, positions, wide, weights }: KeptTerms): TermIndex {
  const bytes = unpack(positions)
  const numbers = new Map<string, number>()
  for (const place of new Int32Array(unpack(terms))) numbers.set(words[place]!, numbers.size)
  return {
    numbers,
    starts: new Int32Array(unpack(starts)),
    positions: wide ? new Int32Array(bytes) : new Uint16Array(bytes),
    weights: new Float32Array(unpack(weights)),
  }
}

const readSets = (words: readonly string[], kept: KeptSets): SetIndex => ({ index: readTerms(words, kept), size: kept.size })

const readSlots = (words: readonly string[], kept: KeptSlots): SlotIndex => ({
  ...readSets(words, kept),
  ownerOf: new Int32Array(unpack(kept.ownerOf)),
  shareOf: new Float64Array(unpack(kept.shareOf)),
})

export const indexForm: KeptForm<IndexedTexts, KeptIndex> = {
  write({ vocabulary, whole, phrases, phrasesBack, statements, statementsBack, literal }) {
    const places: Places = new Map()
    const kept = {
      vocabulary: {
        words: keepCounts(places, vocabulary.words),
        stems: keepCounts(places, vocabulary.stems),
        size: vocabulary.size,
        sounds: Array.from(vocabulary.sounds, ([sound, words]): [string, number[]] => [sound, words.map((word) => placeOf(places, word))]),
      },
      whole: keepSets(places, whole),
      phrases: keepSets(places, phrases),
      phrasesBack: keepSlots(places, phrasesBack),
      statements: keepSets(places, statements),
      statementsBack: keepSlots(places, statementsBack),
      literal: [...literal],
    }
    return { words: [...places.keys()], ...kept }
  },
  read({ words, vocabulary, whole, phrases, phrasesBack, statements, statementsBack, literal }) {
    return {
      vocabulary: {
        words: readCounts(words, vocabulary.words),
        stems: readCounts(words, vocabulary.stems),
        size: vocabulary.size,
        sounds: new Map(vocabulary.sounds.map(([sound, places]) => [sound, places.map((place) => words[place]!)])),
      },
      whole: readSets(words, whole),
      phrases: readSets(words, phrases),
      phrasesBack: readSlots(words, phrasesBack),
      statements: readSets(words, statements),
      statementsBack: readSlots(words, statementsBack),
      literal: new Map(literal),
    }
  },
}
