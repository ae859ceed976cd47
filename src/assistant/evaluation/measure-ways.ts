/** How often ways of asking that were not learned find their entry. */
import type { Way } from '../retrieval/learned/examples.ts'
import { listFeatures } from '../retrieval/learned/features.ts'
import { judgeLabels, type LearnedModel } from '../retrieval/learned/learned-model.ts'
import type { Vocabulary } from '../retrieval/vocabulary.ts'
import { recallAt } from './metrics.ts'

export interface WaysRecall {
  count: number
  at1: number
  at3: number
}

/** `questions` gives the question of an entry, for what was asked before. */
export function measureWays(model: LearnedModel, ways: readonly Way[], vocabulary: Vocabulary, questions: ReadonlyMap<string, string>): WaysRecall {
  let at1 = 0
  let at3 = 0
  for (const { entry, also = [], phrase, after } of ways) {
    const likelihood = judgeLabels(model, listFeatures(phrase, vocabulary, after === undefined ? undefined : questions.get(after)))
    const ranked = model.labels.map((label, at) => [label, likelihood[at]!] as const).toSorted((a, b) => b[1] - a[1])
    const names = ranked.map(([label]) => label)
    const acceptable = new Set([entry, ...also])
    at1 += recallAt(1, names, acceptable)
    at3 += recallAt(3, names, acceptable)
  }
  return { count: ways.length, at1: at1 / ways.length, at3: at3 / ways.length }
}
