/** Ranks all passages for the words of a question by several kinds of evidence, weighed together. */
import type { Slot } from './slot.ts'
import { listEvidence, type Evidence, type Likelihood } from './evidence.ts'
import { sumWeights, type KnowledgeIndex } from './knowledge-index.ts'
import type { Passage } from './passages.ts'

export interface Hit {
  passage: Passage
  /** 0 to about 1; comparable between questions. */
  score: number
  /** Share of the question, by weight, that the passage holds. */
  coverage: number
  /** Likeness of the question to the nearest phrase, 0 to 1. */
  likeness: number
  /** Likeness to its nearest statement, 0 to 1. */
  statement: number
  /** Likelihood that was learned, 0 to 1. */
  learned: number
  /** How likely it is the one that was asked for, 0 to 1, among the passages and the possibility that none of them is. */
  chance: number
}

/** Fitted on judged questions; they sum to 1. */
const weights = { learned: 0.45, likeness: 0.22, coverage: 0.33 } as const satisfies Partial<Record<keyof Evidence, number>>

/** A section answers less exactly than an entry that fits as well; only the opening of an article is made for its subject as such. */
export const SECTION = 0.78
const OPENING_LIKENESS = 0.85

export function discountFor(passage: Passage, likeness: number): number {
  return passage.kind === 'section' && !(passage.section.anchor === '' && likeness >= OPENING_LIKENESS) ? SECTION : 1
}

/** Without chances yet. Best score first; passages that share no term with the question are left out. */
export function rank(index: KnowledgeIndex, slots: readonly Slot[], likelihood: Likelihood): Hit[] {
  if (sumWeights(slots) === 0) return []
  const hits = listEvidence(index, slots, likelihood).map(({ passage, evidence }): Hit => {
    const { coverage, likeness, statement, learned } = evidence
    const score = (weights.learned * learned + weights.likeness * likeness + weights.coverage * coverage) * discountFor(passage, likeness)
    return { passage, coverage, likeness, statement, learned: learned ** 2, score, chance: 0 }
  })
  return hits.toSorted((a, b) => b.score - a.score)
}
