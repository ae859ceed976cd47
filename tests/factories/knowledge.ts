/** Statements and entries of the assistant's knowledge, invented for tests. */
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
