/** Tells the owner what the assistant would answer, and why. */
import type { EngineAnswer } from '../conversation/engine.ts'
import type { Search } from './corpus.ts'
import type { Outcome } from '../retrieval/floor.ts'
import { neededFit } from '../retrieval/own-index.ts'
import type { Hit } from '../retrieval/rank.ts'

export interface Trial {
  answer: EngineAnswer
  /** What the search in the content alone would have led to. */
  outcome: Outcome
  /** Id of the owner's entry that answers, if one does. */
  winner: string | null
  /** Least fit with which an entry of the owner wins. */
  needed: number
  own: { id: string; question: string; fit: number }[]
  content: { title: string; score: number }[]
}

const MOST = 3
const round = (value: number): number => Math.round(value * 100) / 100

const titleOf = ({ passage }: Hit): string => (passage.kind === 'entry' ? passage.entry.question : [passage.article.title, ...passage.section.path].join(': '))

export function explainTrial(answer: EngineAnswer, { found, outcome, rival, ownHits }: Search): Trial {
  return {
    answer,
    outcome,
    winner: ownHits.find(({ entry }) => entry.id === answer.reference)?.entry.id ?? null,
    needed: neededFit(rival),
    own: ownHits.slice(0, MOST).map(({ entry, fit }) => ({ id: entry.id, question: entry.question, fit: round(fit) })),
    content: found.hits.slice(0, MOST).map((hit) => ({ title: titleOf(hit), score: round(Math.min(1, hit.score)) })),
  }
}
