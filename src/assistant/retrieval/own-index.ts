/**
 * The index over the entries that the owner wrote. It stands beside the index of the content, because the learned ranking does not know
 * these entries: what it finds has to beat what the content has, and a question that it does not win is answered as if it were not there.
 */
import { yieldToLoop } from '../../platform/yield-to-loop.ts'
import { listWaysOf, textOf, type KnowledgeEntry } from './knowledge.ts'
import { analyse } from './analyse.ts'
import type { Slot } from './slot.ts'
import { buildBackwardCoverage, buildForwardCoverage } from './coverage.ts'
import { extendVocabulary } from './extend-vocabulary.ts'
import type { Outcome } from './floor.ts'
import { listWords } from './fold-text.ts'
import { collectTerms, sumWeights } from './knowledge-index.ts'
import { listFeatures, type Features } from './learned/features.ts'
import { buildPieceIndex } from './piece-index.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface OwnKnowledge extends KnowledgeEntry {
  /** Id of the entry of the content that this one takes the place of. */
  replaces?: string | undefined
}

export interface OwnHit {
  entry: OwnKnowledge
  /** 0 to 1: how well the question fits this entry. */
  fit: number
  /** Likeness to the nearest phrase by its words, 0 to 1. */
  likeness: number
  /** The question is one of the phrases word for word. */
  literal: boolean
}

export interface OwnIndex {
  entries: readonly OwnKnowledge[]
  /** Best first; entries that share nothing with the question are left out. */
  find(question: string): OwnHit[]
}

/** Fitted on invented entries and on the judged questions, which they must not win; they sum to 1. */
const PHRASE = 0.35
const WAYS = 0.25
const PIECES = 0.4

/** Least fit to win from an answer of the content that is sure, from one that is likely, and from a guess. */
const AGAINST_SURE = 0.71
const AGAINST_LIKELY = 0.59
const AGAINST_UNSURE = 0.53
/** Where the content has nothing, the question may be about nothing of ours. */
const AGAINST_NONE = 0.54
/** From here an answer of the content is sure. */
const CERTAIN = 0.95
const LIKELY = 0.58
/** From here an entry of the owner answers without saying how the question was read. */
const PLAIN = 0.62
/** A phrase of the content as near as this gives way only to one that is nearer still. */
const NEARLY_LITERAL = 0.9
const NEARER_STILL = 0.97
/** From here a question counts as the owner's own, whatever it would otherwise be taken for. */
const UNMISTAKABLE = 0.8

/** That many entries are read in one turn of the event loop. */
const AT_ONCE = 10

interface ReadEntry {
  phrases: Slot[][]
  features: Features[]
}

const phrasesOf = (entry: KnowledgeEntry): string[] => [entry.question, ...listWaysOf(entry)]
const wordsOf = (text: string): string => listWords(text).join(' ')

function readEntry(entry: OwnKnowledge, vocabulary: Vocabulary): ReadEntry {
  const phrases = phrasesOf(entry).map((phrase) => analyse(phrase, vocabulary))
  return { phrases, features: phrasesOf(entry).map((phrase, at) => listFeatures(phrase, vocabulary, undefined, phrases[at])) }
}

async function readInTurns(entries: readonly OwnKnowledge[], vocabulary: Vocabulary): Promise<ReadEntry[]> {
  const read: ReadEntry[] = []
  for (const entry of entries) {
    if (read.length % AT_ONCE === AT_ONCE - 1) await yieldToLoop()
    read.push(readEntry(entry, vocabulary))
  }
  return read
}

/** `base` is the vocabulary of the content. Visitors are answered meanwhile. */
export async function buildOwnIndex(entries: readonly OwnKnowledge[], base: Vocabulary): Promise<OwnIndex> {
  const vocabulary = extendVocabulary(
    base,
    entries.map((entry) => [...phrasesOf(entry), textOf(entry)].join(' . ')),
  )
  return indexRead(entries, await readInTurns(entries, vocabulary), vocabulary)
}

function indexRead(entries: readonly OwnKnowledge[], read: readonly ReadEntry[], vocabulary: Vocabulary): OwnIndex {
  const phrases = read.flatMap((one) => one.phrases)
  const owners = read.flatMap((one, at) => one.phrases.map(() => at))
  const forward = buildForwardCoverage(phrases)
  const backward = buildBackwardCoverage(phrases)
  const ways = buildForwardCoverage(read.map((one) => one.phrases.flat()))
  const pieces = buildPieceIndex(read.flatMap((one) => one.features))
  const literal = new Map(entries.flatMap((entry, at) => phrasesOf(entry).map((phrase) => [wordsOf(phrase), at] as const)))

  const find = (question: string): OwnHit[] => {
    const slots = analyse(question, vocabulary)
    const total = sumWeights(slots) || 1
    const [forth, back, whole] = [forward.cover(slots, total), backward.cover(collectTerms(slots)), ways.cover(slots, total)]
    const alike = pieces.compare(listFeatures(question, vocabulary, undefined, slots))
    const likeness = new Float64Array(entries.length)
    const piece = new Float64Array(entries.length)
    owners.forEach((owner, phrase) => {
      likeness[owner] = Math.max(likeness[owner]!, Math.sqrt(forth[phrase]! * back[phrase]!))
      piece[owner] = Math.max(piece[owner]!, alike[phrase]!)
    })
    const same = literal.get(wordsOf(question))
    return entries
      .map((entry, at): OwnHit => {
        if (at === same) return { entry, fit: 1, likeness: 1, literal: true }
        return { entry, fit: PHRASE * likeness[at]! + WAYS * whole[at]! + PIECES * piece[at]!, likeness: likeness[at]!, literal: false }
      })
      .filter((hit) => hit.fit > 0)
      .toSorted((a, b) => b.fit - a.fit)
  }
  return { entries, find }
}

/** What the content has for the same question. */
export interface Rival {
  outcome: Outcome
  /** Of its best hit. */
  likeness: number
  chance: number
  /** The question leans on an earlier topic, whose words the owner's entries do not see. */
  carried: boolean
}

export function neededFit({ outcome, chance, carried }: Rival): number {
  if ((outcome === 'answer' && chance >= CERTAIN) || carried) return AGAINST_SURE
  if (outcome === 'unknown' || outcome === 'out-of-scope') return AGAINST_NONE
  return chance >= LIKELY ? AGAINST_LIKELY : AGAINST_UNSURE
}

export function winsFrom(hit: OwnHit | undefined, rival: Rival): hit is OwnHit {
  if (!hit) return false
  if (hit.literal) return true
  if (rival.outcome === 'answer' && rival.likeness >= NEARLY_LITERAL && hit.likeness < NEARER_STILL) return false
  return hit.fit >= neededFit(rival)
}

export const isUnmistakable = (hit: OwnHit | undefined): hit is OwnHit =>
  hit !== undefined && (hit.literal || (hit.fit >= UNMISTAKABLE && hit.likeness >= NEARLY_LITERAL))

export const needsReading = (hit: OwnHit): boolean => hit.fit < PLAIN
