/** How often ways of asking that were not learned find their entry. */
import type { KnowledgeEntry } from '../retrieval/knowledge.ts'
import { listFeatures } from '../retrieval/learned/features.ts'
import { judgeFeatures } from '../retrieval/learned/judge-features.ts'
import { judgeOpenings, type LearnedModel } from '../retrieval/learned/learned-model.ts'
import type { Way } from '../retrieval/learned/ways.ts'
import type { Vocabulary } from '../retrieval/vocabulary.ts'
import { recallAt } from './metrics.ts'

export interface WaysRecall {
  count: number
  at1: number
  at3: number
  /** Of the ways that say which statement opens their answer: the share whose statement is found, given the entry. */
  opening: number
}

/** `entries`: those that the model was learned from. */
export function measureWays(model: LearnedModel, ways: readonly Way[], vocabulary: Vocabulary, entries: ReadonlyMap<string, KnowledgeEntry>): WaysRecall {
  let at1 = 0
  let at3 = 0
  let opened = 0
  let opening = 0
  for (const { entry, also = [], phrase, after, said, opens } of ways) {
    const { place, likelihood } = judgeFeatures(
      model,
      listFeatures(phrase, vocabulary, after === undefined ? {} : { name: entries.get(after)?.question, said }),
    )
    const ranked = model.labels.map((label, at) => [label, likelihood[at]!] as const).toSorted((a, b) => b[1] - a[1])
    const names = ranked.map(([label]) => label)
    const acceptable = new Set([entry, ...also])
    at1 += recallAt(1, names, acceptable)
    at3 += recallAt(3, names, acceptable)
    if (opens === undefined) continue
    const statements = judgeOpenings(model, entry, place)
    opened += 1
    opening += entries.get(entry)?.statements[statements.indexOf(Math.max(...statements))]?.id === opens ? 1 : 0
  }
  return { count: ways.length, at1: at1 / ways.length, at3: at3 / ways.length, opening: opening / opened }
}
