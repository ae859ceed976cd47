/** What the embedded engine works with: the content, its index, and beside them the entries that the owner wrote. */
import type { Content } from './compose-answer.ts'
import type { KnowledgeEntry } from '../retrieval/knowledge.ts'
import { leansOnWhatWasSaid } from './follow-up.ts'
import { decide, type Outcome } from '../retrieval/floor.ts'
import type { KnowledgeIndex, WordCounts } from '../retrieval/knowledge-index.ts'
import { winsFrom, type OwnHit, type OwnIndex, type OwnKnowledge, type Rival } from '../retrieval/own-index.ts'
import { asItReadsNow } from '../retrieval/passages.ts'
import type { CarriedTopic } from '../retrieval/gather.ts'
import type { Hit } from '../retrieval/rank.ts'
import type { Concept } from '../retrieval/concept.ts'
import type { English } from './languages/english.ts'
import type { Places } from './referral-intent.ts'
import { retrieve, type Found } from '../retrieval/retrieve.ts'

export interface Corpus {
  content: Content
  index: KnowledgeIndex
  /** Undefined while the owner has published none. */
  own: OwnIndex | undefined
  concepts: readonly Concept[]
  /** Read in when it is first asked for; undefined where there is no knowledge in English. */
  english: (() => English) | undefined
  /** Of the English knowledge, which of itself wakes nothing: its entries by id, and how often it uses each word. */
  inEnglish: { entries: ReadonlyMap<string, KnowledgeEntry>; countWords: () => WordCounts } | undefined
  /** By the names of places and provinces. */
  places: Places
  /** By the id of the entry of the content whose place it takes. */
  replacing: ReadonlyMap<string, OwnKnowledge>
}

/** The same corpus with these entries of the owner in place of others. `base` has none. */
export function withOwnEntries(base: Corpus, own: OwnIndex): Corpus {
  const replacing = new Map(
    own.entries.flatMap((entry) => (entry.replaces !== undefined && base.content.entries.has(entry.replaces) ? [[entry.replaces, entry]] : [])),
  )
  const entries = new Map<string, KnowledgeEntry>([...base.content.entries].map(([id, entry]) => [id, replacing.get(id) ?? entry]))
  for (const entry of own.entries) entries.set(entry.id, entry)
  return { ...base, content: { ...base.content, entries }, own, replacing }
}

export type SearchedIn = Pick<Corpus, 'index' | 'own' | 'replacing'>

export interface Search {
  found: Found
  outcome: Outcome
  rival: Rival
  /** Of the owner's entries, best first. */
  ownHits: OwnHit[]
  /** The owner's entry that answers. */
  winner: OwnHit | undefined
}

/** An entry of the owner that took a place in the content is spoken of there under the old name. */
const referenceInContent = (reference: string | undefined, own: OwnIndex | undefined): string | undefined =>
  own?.entries.find((entry) => entry.id === reference)?.replaces ?? reference

/** Undefined for a section that the owner took out of its article. */
function putInPlace(hit: Hit, replacing: Corpus['replacing']): Hit | undefined {
  const entry = hit.passage.kind === 'entry' ? replacing.get(hit.passage.id) : undefined
  if (entry) return { ...hit, passage: { kind: 'entry', id: entry.id, entry } }
  const passage = asItReadsNow(hit.passage)
  return passage === hit.passage ? hit : passage && { ...hit, passage }
}

/** Nearly all of a thousand stay as they are. */
function putAllInPlace(hits: readonly Hit[], replacing: Corpus['replacing']): Hit[] {
  const placed: Hit[] = []
  for (const hit of hits) {
    const now = putInPlace(hit, replacing)
    if (now) placed.push(now)
  }
  return placed
}

/** With a `topic` the question is read with it, and may lean on it. */
export function search(question: string, topic: CarriedTopic | undefined, { index, own, replacing }: SearchedIn): Search {
  const retrieved = retrieve(index, question, topic && { ...topic, reference: referenceInContent(topic.reference, own) })
  const found = { ...retrieved, hits: putAllInPlace(retrieved.hits, replacing) }
  const carried = topic !== undefined
  const outcome = decide(question, found, carried)
  const [best] = found.hits
  const leans = carried && leansOnWhatWasSaid(question, found.own)
  const rival = { outcome, likeness: best?.likeness ?? 0, chance: best?.chance ?? 0, carried: leans }
  const ownHits = own?.find(question) ?? []
  const winner = winsFrom(ownHits[0], rival) ? ownHits[0] : undefined
  return { found, outcome, rival, ownHits, winner }
}
