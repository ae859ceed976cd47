/** Measures in several ways how well each passage fits the words of a question; every measure runs from 0 to 1. */
import type { Slot } from './slot.ts'
import { collectTerms, sumWeights, type KnowledgeIndex } from './knowledge-index.ts'
import type { Passage } from './passages.ts'

export interface Evidence {
  /** Likelihood, as a root, that this is what was asked, learned from examples. */
  learned: number
  /** Likeness to the nearest phrase. */
  likeness: number
  /** Share of the question that the whole passage, its body and its own question hold. */
  coverage: number
  /** Likeness to the nearest statement. */
  statement: number
}

/** How likely each passage is what was asked, by position; the rest of the likelihood lies with what the site does not answer. */
export interface Likelihood {
  passages: Float64Array
  outside: number
}

const LEAST_LEARNED = 0.1

/** The best geometric mean of what a text from `first` up to `end` holds of the question and the question of the text. */
function findLikeness(first: number, end: number, forth: Float64Array, back: Float64Array): number {
  let best = 0
  for (let text = first; text < end; text++) best = Math.max(best, (forth[text] ?? 0) * (back[text] ?? 0))
  return Math.sqrt(best)
}

/** One line for every passage that shares a term with the question or that the learned ranking thinks of. */
export function listEvidence(index: KnowledgeIndex, slots: readonly Slot[], likelihood: Likelihood): { passage: Passage; evidence: Evidence }[] {
  const total = sumWeights(slots)
  const terms = collectTerms(slots)
  const whole = index.whole.cover(slots, total)
  const forth = index.phrases.cover(slots, total)
  const back = index.phrasesBack.cover(terms)
  const said = index.statements.cover(slots, total)
  const saidBack = index.statementsBack.cover(terms)
  return index.passages.flatMap((indexed, at) => {
    const learned = Math.sqrt(likelihood.passages[at] ?? 0)
    const coverage = whole[at] ?? 0
    if (coverage === 0 && learned < LEAST_LEARNED) return []
    const likeness = findLikeness(indexed.firstPhrase, indexed.endPhrase, forth, back)
    const statement = findLikeness(indexed.firstStatement, indexed.endStatement, said, saidBack)
    return [{ passage: indexed.passage, evidence: { learned, likeness, coverage, statement } }]
  })
}
