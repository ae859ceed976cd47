/** Reads one word against the vocabulary: what it stands for, its parts, and the terms it matches on. */
import { spendWork } from '../../platform/work.ts'
import { findTail, splitCompound } from './compounds.ts'
import { hasConcept, isGuarded, listConcepts } from './concepts.ts'
import { everydayWords } from './everyday-words.nl.ts'
import { isAbsence } from './list-tokens.ts'
import { findCorrection } from './spelling.ts'
import type { Slot, WeightedTerm } from './slot.ts'
import { isListedForm, stemWord } from './stem.ts'
import { weakWords } from './stop-words.nl.ts'
import { weighRarity, type Vocabulary } from './vocabulary.ts'

export interface ReadWord extends Slot {
  /** Stems of the parts of a compound; empty for other words. */
  readonly parts: readonly string[]
  /** 1, or less when the word was read for another. */
  readonly trust: number
  /** The terms depend on the company the word keeps; these are those in no company. */
  readonly isGuarded: boolean
}

// Square roots, because a match multiplies both sides: part with whole 0.75, part with part 0.55.
const PART = 0.75
const CORRECTED = 0.9
const KNOWN_AS_PART = 0.6
const WEAK = 0.4
const NUMBER = 0.15
const YEAR = 0.5
const ABSENCE = 0.5

const alone: ReadonlySet<string> = new Set()

/** Own stem first, then parts and concepts. `company` holds all stems of the same text. */
export function listTerms(stem: string, parts: readonly string[], trust: number, company: ReadonlySet<string>): WeightedTerm[] {
  const terms = new Map<string, number>([[stem, trust]])
  const add = (term: string, weight: number) => terms.set(term, Math.max(weight * trust, terms.get(term) ?? 0))
  for (const part of parts) add(part, PART)
  for (const [term, weight] of listConcepts(stem, company)) add(term, Math.sqrt(weight))
  for (const part of parts) for (const [term, weight] of listConcepts(part, company)) add(term, Math.sqrt(weight) * PART)
  return [...terms]
}

const isNumber = (word: string) => /^\d/.test(word)

function weigh(word: string, stem: string, vocabulary: Vocabulary): number {
  const rarity = weighRarity(vocabulary, stem)
  if (isNumber(word)) return rarity * (/^20\d\d$/.test(word) ? YEAR : NUMBER)
  if (isAbsence(word)) return rarity * ABSENCE
  return weakWords.has(word) ? rarity * WEAK : rarity
}

function read(word: string, parts: readonly string[], known: number, trust: number, vocabulary: Vocabulary): ReadWord {
  const stem = stemWord(word)
  return {
    word,
    stem,
    weight: weigh(word, stem, vocabulary),
    terms: listTerms(stem, parts, trust, alone),
    weak: weakWords.has(word) || isNumber(word),
    known,
    parts,
    trust,
    isGuarded: isGuarded(stem) || parts.some(isGuarded),
  }
}

const partStems = (word: string, vocabulary: Vocabulary): string[] => splitCompound(word, vocabulary).map(stemWord)

/** An unknown compound is read as its parts, each a word of its own; an unknown word as the known word it most resembles. */
function readAnew(word: string, vocabulary: Vocabulary): ReadWord[] {
  spendWork(1)
  const stem = stemWord(word)
  if (vocabulary.words.has(word) || vocabulary.stems.has(stem)) return [read(word, partStems(word, vocabulary), 1, 1, vocabulary)]
  if (everydayWords.has(word)) return [read(word, [], 0, 1, vocabulary)]
  if (isListedForm(word) || hasConcept(stem)) return [read(word, [], hasConcept(stem) ? 1 : 0, 1, vocabulary)]
  const parts = splitCompound(word, vocabulary)
  if (parts.length > 0) return parts.map((part) => read(part, [], KNOWN_AS_PART, CORRECTED, vocabulary))
  const corrected = findCorrection(word, vocabulary)
  if (corrected) return [read(corrected, partStems(corrected, vocabulary), 1, CORRECTED, vocabulary)]
  const tail = findTail(word, vocabulary)
  return tail ? [read(tail, [], KNOWN_AS_PART, PART, vocabulary)] : [read(word, [], 0, 1, vocabulary)]
}

interface Readings {
  /** Of the words in the vocabulary: their number is bounded and the index reads each of them many times. */
  kept: Map<string, ReadWord[]>
  /** Of other words: one question is read several times, and a long one may hold the same word many times. */
  recent: Map<string, ReadWord[]>
}

const MOST_RECENT = 500

const readings = new WeakMap<Vocabulary, Readings>()

function readingsOf(vocabulary: Vocabulary): Readings {
  let own = readings.get(vocabulary)
  if (!own) readings.set(vocabulary, (own = { kept: new Map(), recent: new Map() }))
  return own
}

export function readWord(word: string, vocabulary: Vocabulary): readonly ReadWord[] {
  const { kept, recent } = readingsOf(vocabulary)
  let reading = kept.get(word) ?? recent.get(word)
  if (!reading) {
    const store = vocabulary.words.has(word) ? kept : recent
    if (store === recent && recent.size >= MOST_RECENT) recent.clear()
    store.set(word, (reading = readAnew(word, vocabulary)))
  }
  return reading
}
