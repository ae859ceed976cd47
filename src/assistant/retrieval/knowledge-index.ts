/** The search index over all passages: a MiniSearch index for their full text and the phrases by which people ask for them. */
import MiniSearch from 'minisearch'
import type { Article } from '../../articles/article.ts'
import type { KnowledgeEntry } from '../knowledge.ts'
import { analyse, type Slot } from './analyse.ts'
import { listPassages, listPhrases, readBody, type Passage } from './passages.ts'
import { buildVocabulary, type Vocabulary } from './vocabulary.ts'

export interface Phrase {
  slots: readonly Slot[]
  terms: ReadonlyMap<string, number>
  weight: number
}

export interface IndexedPassage {
  passage: Passage
  phrases: readonly Phrase[]
  /** Every term of the passage with the best weight it occurs with. */
  terms: ReadonlyMap<string, number>
}

export interface KnowledgeIndex {
  vocabulary: Vocabulary
  passages: readonly IndexedPassage[]
  /** Documents are numbered by their place in `passages`; fields hold terms joined by spaces. */
  fullText: MiniSearch<FullText>
}

interface FullText {
  id: number
  question: string
  variants: string
  body: string
}

/** Splits terms that were joined by spaces; the index works on terms, never on words. */
export const splitTerms = (text: string): string[] => text.split(' ')

function collectTerms(slots: readonly Slot[], into = new Map<string, number>(), factor = 1): Map<string, number> {
  for (const slot of slots) for (const [term, weight] of slot.terms) into.set(term, Math.max(weight * factor, into.get(term) ?? 0))
  return into
}

export function sumWeights(slots: readonly Slot[]): number {
  return slots.reduce((sum, slot) => sum + slot.weight, 0)
}

function joinTerms(slots: readonly Slot[]): string {
  return slots.flatMap((slot) => slot.terms.map(([term]) => term)).join(' ')
}

function indexPassage(passage: Passage, vocabulary: Vocabulary): { indexed: IndexedPassage; text: Omit<FullText, 'id'> } {
  const phrases = listPhrases(passage).map((text) => analyse(text, vocabulary))
  const body = analyse(readBody(passage), vocabulary)
  const terms = collectTerms(body)
  for (const slots of phrases) collectTerms(slots, terms)
  const [question = [], ...variants] = phrases
  return {
    indexed: { passage, terms, phrases: phrases.map((slots) => ({ slots, terms: collectTerms(slots), weight: sumWeights(slots) })) },
    text: { question: joinTerms(question), variants: variants.map(joinTerms).join(' '), body: joinTerms(body) },
  }
}

export function buildIndex(entries: readonly KnowledgeEntry[], articles: readonly Article[]): KnowledgeIndex {
  const all = listPassages(entries, articles)
  const vocabulary = buildVocabulary(all.map((passage) => `${listPhrases(passage).join(' . ')} . ${readBody(passage)}`))
  const fullText = new MiniSearch<FullText>({ fields: ['question', 'variants', 'body'], tokenize: splitTerms, processTerm: (term) => term || null })
  const passages = all.map((passage, id) => {
    const { indexed, text } = indexPassage(passage, vocabulary)
    fullText.add({ id, ...text })
    return indexed
  })
  return { vocabulary, passages, fullText }
}
