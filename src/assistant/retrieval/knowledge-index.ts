/** The search index over all passages: their words, phrases by which people ask, and what was learned from examples. */
import type { Article } from '../../articles/article.ts'
import type { KnowledgeEntry } from './knowledge.ts'
import { nothingAhead, type Ahead, type KeptForm } from '../../platform/read-ahead.ts'
import { analyseWords } from './analyse.ts'
import type { Slot } from './slot.ts'
import { coverSets, coverSlots, indexSets, indexSlots, type TermNumbers, type BackwardCoverage, type ForwardCoverage } from './coverage.ts'
import { findField } from './domain-words.nl.ts'
import { foldText, listWords } from './fold-text.ts'
import { indexForm, type IndexedTexts } from './kept-index.ts'
import { rememberPhrases, type LiteralPhrases } from './literal-phrases.ts'
import { OUTSIDE, type LearnedModel } from './learned/learned-model.ts'
import { createWayFinder, readDutchSense, type ReadSense, type WayFinder } from './learned/way-memory.ts'
import { listPassages, listPhrases, readBody, readText, type Passage } from './passages.ts'
import { countWords, type Vocabulary } from './vocabulary.ts'

export interface KnowledgeIndex {
  vocabulary: Vocabulary
  passages: readonly IndexedPassage[]
  /** By id of the passage. */
  positions: ReadonlyMap<string, number>
  /** Coverage by whole passages, by position. */
  whole: ForwardCoverage
  /** Coverage by phrases and of phrases, by number of the phrase. */
  phrases: ForwardCoverage
  phrasesBack: BackwardCoverage
  /** The same for the statements of entries. */
  statements: ForwardCoverage
  statementsBack: BackwardCoverage
  /** The words of every phrase, joined by spaces -> position of its passage. */
  literal: LiteralPhrases
  learned: Learned
}

interface Learned {
  model: LearnedModel
  /** By number of the label: the position of its passage, or -1 when the knowledge no longer holds it. */
  positionOf: Int32Array
  /** Number of the label for what the site does not answer. */
  outside: number
  ways: WayFinder
  readSense: ReadSense
}

interface IndexedPassage {
  passage: Passage
  /** Its phrases are numbered from `firstPhrase` up to `endPhrase`; the first is the question or heading. */
  firstPhrase: number
  endPhrase: number
  /** The same for its statements; a section has none. */
  firstStatement: number
  endStatement: number
}

/** Each text as it reads, as a list of its words, or as what these stand for. */
interface Texts<Text> {
  passage: Passage
  phrases: Text[]
  statements: Text[]
  body: Text
}

/** Every term of the slots with the best weight it occurs with. */
export function collectTerms(slots: readonly Slot[]): Map<string, number> {
  const terms = new Map<string, number>()
  for (const slot of slots) for (const [term, weight] of slot.terms) terms.set(term, Math.max(weight, terms.get(term) ?? 0))
  return terms
}

export function sumWeights(slots: readonly Slot[]): number {
  return slots.reduce((sum, slot) => sum + slot.weight, 0)
}

function listIndexed(texts: readonly Texts<string>[]): IndexedPassage[] {
  let firstPhrase = 0
  let firstStatement = 0
  return texts.map(({ passage, phrases, statements }) => {
    const indexed = {
      passage,
      firstPhrase,
      endPhrase: firstPhrase + phrases.length,
      firstStatement,
      endStatement: firstStatement + statements.length,
    }
    firstPhrase = indexed.endPhrase
    firstStatement = indexed.endStatement
    return indexed
  })
}

/** A longer heading is asked of its own section alone. */
const FEW_WORDS = 5

/** 'Wat kost het' is the heading of a section of one article, and asked of anything. */
const namesNothing = (passage: Passage, phrase: string): boolean =>
  passage.kind === 'section' && listWords(phrase).length <= FEW_WORDS && findField(foldText(phrase)) === 'none'

/** Phrases of entries win over headings, because they come first. */
function listLiteral(texts: readonly Texts<string[]>[]): Map<string, number> {
  const literal = new Map<string, number>()
  texts.forEach(({ passage, phrases }, position) => {
    listPhrases(passage).forEach((phrase, at) => {
      const key = phrases[at]!.join(' ')
      if (!literal.has(key) && !namesNothing(passage, phrase)) literal.set(key, position)
    })
  })
  return literal
}

/** To take a text apart is most of the work of the index, and both the vocabulary and the rest ask for its words. */
const takeApart = ({ passage, phrases, statements, body }: Texts<string>): Texts<string[]> => ({
  passage,
  phrases: phrases.map(listWords),
  statements: statements.map(listWords),
  body: listWords(body),
})

const textsOf = (passage: Passage): Texts<string> => ({
  passage,
  phrases: listPhrases(passage),
  statements: passage.kind === 'entry' ? passage.entry.statements.map(({ text }) => readText(text)) : [],
  body: readBody(passage),
})

const vocabularyOf = (texts: readonly Texts<string[]>[]): Vocabulary => countWords(texts.map(({ phrases, body }) => [...phrases.flat(), ...body]))

/** The words of all content, without the rest of the index. */
export const readVocabulary = (entries: readonly KnowledgeEntry[], articles: readonly Article[]): Vocabulary =>
  vocabularyOf(listPassages(entries, articles).map(textsOf).map(takeApart))

/** How often each word stands in a text. */
export type WordCounts = Pick<Vocabulary, 'words'>

const countsForm: KeptForm<WordCounts, [string, number][]> = {
  write: ({ words }) => [...words],
  read: (kept) => ({ words: new Map(kept) }),
}

/** Of all that the entries say; a hundredth of what their index takes. */
export function countWordsOf(entries: readonly KnowledgeEntry[], { ahead = nothingAhead, name = 'words' }: Pick<IndexOptions, 'ahead' | 'name'>): WordCounts {
  const texts = listPassages(entries, []).map(textsOf)
  return ahead.take(name, sourceOf(texts), () => ({ words: vocabularyOf(texts.map(takeApart)).words }), countsForm)
}

function placeLabels(model: LearnedModel, passages: readonly Passage[], readSense: ReadSense): Learned {
  const positions = new Map(passages.map(({ id }, position) => [id, position]))
  return {
    model,
    positionOf: Int32Array.from(model.labels, (label) => positions.get(label) ?? -1),
    outside: model.labels.indexOf(OUTSIDE),
    ways: createWayFinder(model.ways),
    readSense,
  }
}

function indexTexts(read: readonly Texts<string>[]): IndexedTexts {
  const texts = read.map(takeApart)
  const vocabulary = vocabularyOf(texts)
  const analysed = (words: readonly string[]) => analyseWords(words, vocabulary)
  const slots = texts.map((one) => ({ ...one, phrases: one.phrases.map(analysed), statements: one.statements.map(analysed), body: analysed(one.body) }))
  const phrases = slots.flatMap((one) => one.phrases)
  const statements = slots.flatMap((one) => one.statements)
  const numbers: TermNumbers = new Map()
  return {
    vocabulary,
    numbers,
    whole: indexSets(
      slots.map((one) => [...one.phrases.flat(), ...one.body]),
      numbers,
    ),
    phrases: indexSets(phrases, numbers),
    phrasesBack: indexSlots(phrases, numbers),
    statements: indexSets(statements, numbers),
    statementsBack: indexSlots(statements, numbers),
    literal: rememberPhrases(listLiteral(texts)),
  }
}

/** All that `indexTexts` makes its index of. */
const sourceOf = (texts: readonly Texts<string>[]): string[] =>
  texts.map(({ passage: { kind }, phrases, statements, body }) => JSON.stringify([kind, phrases, statements, body]))

interface IndexOptions {
  /** Of the language of the entries. */
  readSense?: ReadSense
  ahead?: Ahead | undefined
  /** What the index is read ahead under. */
  name?: string
}

export function buildIndex(
  entries: readonly KnowledgeEntry[],
  articles: readonly Article[],
  model: LearnedModel,
  { readSense = readDutchSense, ahead = nothingAhead, name = 'index' }: IndexOptions = {},
): KnowledgeIndex {
  const all = listPassages(entries, articles)
  const texts = all.map(textsOf)
  const indexed = ahead.take(name, sourceOf(texts), () => indexTexts(texts), indexForm)
  return {
    vocabulary: indexed.vocabulary,
    passages: listIndexed(texts),
    positions: new Map(all.map(({ id }, position) => [id, position])),
    whole: coverSets(indexed.whole),
    phrases: coverSets(indexed.phrases),
    phrasesBack: coverSlots(indexed.phrasesBack),
    statements: coverSets(indexed.statements),
    statementsBack: coverSlots(indexed.statementsBack),
    literal: indexed.literal,
    learned: placeLabels(model, all, readSense),
  }
}
