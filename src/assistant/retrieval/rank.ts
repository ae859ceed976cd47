/** Ranks all passages for the words of a question by several kinds of evidence, weighed together. */
import type { Slot } from './analyse.ts'
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
}

/** Fitted on judged questions; they sum to 1. */
const weights: Record<keyof Evidence, number> = { learned: 0.45, likeness: 0.22, coverage: 0.33 }

/** A section answers less exactly than an entry that fits as well; only the opening of an article is made for its subject as such. */
const SECTION = 0.78
const OPENING_LIKENESS = 0.85

const kindsOfEvidence = Object.keys(weights) as (keyof Evidence)[]

function isDiscounted(passage: Passage, likeness: number): boolean {
  return passage.kind === 'section' && !(passage.section.anchor === '' && likeness >= OPENING_LIKENESS)
}

/** Best first; passages that share no term with the question are left out. */
export function rank(index: KnowledgeIndex, slots: readonly Slot[], likelihood: Likelihood): Hit[] {
  if (sumWeights(slots) === 0) return []
  const hits = listEvidence(index, slots, likelihood).map(({ passage, evidence }): Hit => {
    const sum = kindsOfEvidence.reduce((total, kind) => total + weights[kind] * evidence[kind], 0)
    return { passage, coverage: evidence.coverage, likeness: evidence.likeness, score: isDiscounted(passage, evidence.likeness) ? sum * SECTION : sum }
  })
  return hits.toSorted((a, b) => b.score - a.score)
}
