/** What an answer in English is made from: the English knowledge and its index, and the figures and places that both languages share. */
import type { FigureBook } from '../../../figures/figure.ts'
import type { Ahead } from '../../../platform/read-ahead.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import type { Concept } from '../../retrieval/concept.ts'
import type { KnowledgeEntry } from '../../retrieval/knowledge.ts'
import { buildIndex, type KnowledgeIndex } from '../../retrieval/knowledge-index.ts'
import type { LearnedModel } from '../../retrieval/learned/learned-model.ts'
import type { Hit } from '../../retrieval/rank.ts'
import type { Places } from '../referral-intent.ts'
import { openingEntries } from './english.en.ts'
import { readEnglishForm } from './english-form.ts'

export interface EnglishKnowledge {
  /** Those of `content/kennis-en`. */
  entries: readonly KnowledgeEntry[]
  model: LearnedModel
  /** What is asked about in a few words. */
  concepts?: readonly Concept[]
}

export interface EnglishCorpus {
  index: KnowledgeIndex
  entries: ReadonlyMap<string, KnowledgeEntry>
  concepts: readonly Concept[]
  model: LearnedModel
  /** They may change under the engine, the entries do not. */
  figures: FigureBook
  places: Places
}

export function buildEnglishCorpus({ entries, model, concepts = [] }: EnglishKnowledge, figures: FigureBook, places: Places, ahead?: Ahead): EnglishCorpus {
  const index = buildIndex(entries, [], model, { readSense: (text) => readEnglishForm(text).sense, ahead, name: 'index-en' })
  return { index, entries: new Map(entries.map((entry) => [entry.id, entry])), concepts, model, figures, places }
}

/** What the assistant says by itself. */
export const plain = (kind: EngineAnswer['kind'], text: string, suggestions: string[] = []): EngineAnswer => ({
  kind,
  text,
  sources: [],
  reference: undefined,
  suggestions,
  extras: { lang: 'en' },
})

export const entryOf = ({ passage }: Hit): KnowledgeEntry | undefined => (passage.kind === 'entry' ? passage.entry : undefined)

/** Questions to begin with. */
export const listOpening = ({ entries }: EnglishCorpus): string[] => openingEntries.flatMap((id) => entries.get(id)?.question ?? [])

/** Questions that follow on an entry, by its id. */
export const listNext = (reference: string, entries: ReadonlyMap<string, KnowledgeEntry> | undefined): string[] =>
  entries?.get(reference)?.next.flatMap((id) => entries.get(id)?.question ?? []) ?? []
