/** What was learned of danger and of despair, of one text. */
import type { KnowledgeIndex } from '../retrieval/knowledge-index.ts'
import { listFeatures } from '../retrieval/learned/features.ts'
import { judgeDanger, measureKnown, readChances, type DangerChances } from '../retrieval/learned/learned-danger.ts'

/** Share of a message that has to be known. */
const LEAST_KNOWN = 0.5

/** A message is read for danger first and then for despair. */
const last = new WeakMap<KnowledgeIndex, { text: string; read: DangerChances | undefined }>()

/** Undefined where too little of a text was learned. */
export function readLearned(text: string, index: KnowledgeIndex): DangerChances | undefined {
  const known = last.get(index)
  if (known?.text === text) return known.read
  const read = judge(text, index)
  last.set(index, { text, read })
  return read
}

function judge(text: string, { learned, vocabulary }: KnowledgeIndex): DangerChances | undefined {
  const { danger } = learned.model
  if (danger === undefined) return undefined
  const features = listFeatures(text, vocabulary)
  return measureKnown(danger, features) < LEAST_KNOWN ? undefined : readChances(judgeDanger(danger, features))
}
