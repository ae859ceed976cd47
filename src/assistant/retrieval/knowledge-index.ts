/** The search index over all passages: full text, phrases by which people ask, and the semantic space. */
import MiniSearch from 'minisearch'
import type { Article } from '../../articles/article.ts'
import type { KnowledgeEntry } from '../knowledge.ts'
import { analyse, type Slot } from './analyse.ts'
import { buildBackwardCoverage, buildForwardCoverage, type BackwardCoverage, type ForwardCoverage } from './coverage.ts'
import { listWords } from './fold-text.ts'
import { listPassages, listPhrases, readBody, topicOf, type Passage } from './passages.ts'
import { buildSemanticSpace, type SemanticSpace, type SparseRow } from './semantic-space.ts'
import { buildVocabulary, weighRarity, type Vocabulary } from './vocabulary.ts'

export interface KnowledgeIndex {
  vocabulary: Vocabulary
  passages: readonly IndexedPassage[]
  /** Documents are numbered by their place in `passages`; fields hold terms joined by spaces. */
  fullText: MiniSearch<FullText>
  /** Coverage by whole passages and by their bodies, by place. */
  whole: ForwardCoverage
  bodies: ForwardCoverage
  /** Coverage by phrases and of phrases, by number of the phrase. */
  phrases: ForwardCoverage
  phrasesBack: BackwardCoverage
  space: SemanticSpace
  /** Where the passages lie in the space. */
  passagePlaces: readonly Float64Array[]
  /** The words of every phrase, joined by spaces -> place of its passage. */
  literal: ReadonlyMap<string, number>
}

export interface IndexedPassage {
  passage: Passage
  topic: string
  /** Places in `passages` of the entries to ask next. */
  next: readonly number[]
  /** Its phrases are numbered from `firstPhrase` up to `endPhrase`; the first is the question or heading. */
  firstPhrase: number
  endPhrase: number
}

interface FullText {
  id: number
  question: string
  variants: string
  body: string
}

interface ReadPassage {
  passage: Passage
  phrases: Slot[][]
  body: Slot[]
}

const CONCEPT_RARITY = 2.5
const WEAK_TERM = 0.3

/** Splits terms that were joined by spaces; the index works on terms, never on words. */
export const splitTerms = (text: string): string[] => text.split(' ')

/** Every term of the slots with the best weight it occurs with. */
export function collectTerms(slots: readonly Slot[]): Map<string, number> {
  const terms = new Map<string, number>()
  for (const slot of slots) for (const [term, weight] of slot.terms) terms.set(term, Math.max(weight, terms.get(term) ?? 0))
  return terms
}

export function sumWeights(slots: readonly Slot[]): number {
  return slots.reduce((sum, slot) => sum + slot.weight, 0)
}

/** How telling a term is by itself; concepts gather many words, so they get one middling weight. */
function weighTerm(term: string, vocabulary: Vocabulary): number {
  return term.startsWith('#') ? CONCEPT_RARITY : weighRarity(vocabulary, term)
}

function joinTerms(slots: readonly Slot[]): string {
  return slots.flatMap((slot) => slot.terms.map(([term]) => term)).join(' ')
}

function buildFullText(read: readonly ReadPassage[]): MiniSearch<FullText> {
  const fullText = new MiniSearch<FullText>({ fields: ['question', 'variants', 'body'], tokenize: splitTerms, processTerm: (term) => term || null })
  fullText.addAll(
    read.map(({ phrases: [question = [], ...variants], body }, id) => ({
      id,
      question: joinTerms(question),
      variants: variants.map(joinTerms).join(' '),
      body: joinTerms(body),
    })),
  )
  return fullText
}

/** Terms of a passage for the semantic space: what many of its phrases say counts more. */
function describe({ phrases, body }: ReadPassage, vocabulary: Vocabulary): SparseRow {
  const counts = collectTerms([...phrases.flat(), ...body])
  for (const slot of phrases.flat()) for (const [term, weight] of slot.terms) counts.set(term, (counts.get(term) ?? 0) + weight / 2)
  return new Map([...counts].map(([term, count]) => [term, Math.log1p(count) * weighTerm(term, vocabulary)]))
}

/** The terms of a question for the semantic space. */
export function describeSlots(slots: readonly Slot[], vocabulary: Vocabulary): SparseRow {
  const row = new Map<string, number>()
  for (const slot of slots) {
    for (const [term, weight] of slot.terms) row.set(term, (row.get(term) ?? 0) + weight * weighTerm(term, vocabulary) * (slot.weak ? WEAK_TERM : 1))
  }
  return row
}

function listIndexed(read: readonly ReadPassage[]): IndexedPassage[] {
  const places = new Map(read.map(({ passage }, place) => [passage.id, place]))
  let firstPhrase = 0
  return read.map(({ passage, phrases }) => {
    const indexed = {
      passage,
      topic: topicOf(passage),
      next: passage.kind === 'entry' ? passage.entry.next.flatMap((id) => places.get(id) ?? []) : [],
      firstPhrase,
      endPhrase: firstPhrase + phrases.length,
    }
    firstPhrase = indexed.endPhrase
    return indexed
  })
}

/** Phrases of entries win over headings, because they come first. */
function listLiteral(passages: readonly Passage[]): Map<string, number> {
  const literal = new Map<string, number>()
  passages.forEach((passage, place) => {
    for (const phrase of listPhrases(passage)) {
      const key = listWords(phrase).join(' ')
      if (!literal.has(key)) literal.set(key, place)
    }
  })
  return literal
}

export function buildIndex(entries: readonly KnowledgeEntry[], articles: readonly Article[]): KnowledgeIndex {
  const all = listPassages(entries, articles)
  const vocabulary = buildVocabulary(all.map((passage) => `${listPhrases(passage).join(' . ')} . ${readBody(passage)}`))
  const read = all.map((passage) => ({
    passage,
    phrases: listPhrases(passage).map((text) => analyse(text, vocabulary)),
    body: analyse(readBody(passage), vocabulary),
  }))
  const phrases = read.flatMap((one) => one.phrases)
  const rows = read.map((one) => describe(one, vocabulary))
  const space = buildSemanticSpace(rows)
  return {
    vocabulary,
    passages: listIndexed(read),
    fullText: buildFullText(read),
    whole: buildForwardCoverage(read.map((one) => collectTerms([...one.phrases.flat(), ...one.body]))),
    bodies: buildForwardCoverage(read.map(({ body }) => collectTerms(body))),
    phrases: buildForwardCoverage(phrases.map(collectTerms)),
    phrasesBack: buildBackwardCoverage(phrases),
    literal: listLiteral(all),
    space,
    passagePlaces: rows.map((row) => space.locate(row)),
  }
}
