/** Statements and entries of the assistant's knowledge, invented for tests. */
import type { Hit } from '../../src/assistant/retrieval/rank.ts'
import type { KnowledgeEntry, Statement } from '../../src/assistant/retrieval/knowledge.ts'

export const makeStatement = (id: string, text: string, more: Partial<Statement> = {}): Statement => ({
  id,
  text,
  aspects: ['wat'],
  from: [1],
  asked: [],
  yes: [],
  no: [],
  ...more,
})

export function makeEntry(id: string, more: Partial<KnowledgeEntry> = {}): KnowledgeEntry {
  return {
    id,
    topic: 'testament',
    question: `Vraag ${id}?`,
    statements: [makeStatement('een', `Antwoord ${id}.`)],
    sources: [{ title: 'Bron', url: 'https://bron.nl' }],
    checked: '2026-11-20',
    next: [],
    ...more,
  }
}

/** What the search found of an entry, half as likely as can be. */
export const makeHit = (entry: KnowledgeEntry): Hit => ({
  passage: { kind: 'entry', id: entry.id, entry },
  score: 0.5,
  coverage: 0.5,
  likeness: 0.5,
  statement: 0.5,
  learned: 0.5,
  chance: 0.5,
})
