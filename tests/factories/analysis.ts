/** Three entries of the knowledge, for what is counted by subject. */
import type { AnalysisServices } from '../../src/chat-logs/analysis/run-analysis.ts'
import type { KnowledgeEntry } from '../../src/assistant/retrieval/knowledge.ts'
import { engineAnswer } from './engine.ts'
import { makeEntry } from './knowledge.ts'

const entry = (id: string, question: string, topic: KnowledgeEntry['topic']): KnowledgeEntry => makeEntry(id, { question, topic })

export const analysisServices: AnalysisServices = {
  articles: new Map(),
  engine: {
    answer: () => engineAnswer({ kind: 'kennis', reference: 'bv-kosten' }),
    listContentEntries: () => [
      entry('kosten-testament', 'Wat kost een testament?', 'testament'),
      entry('testament-nodig', 'Heb ik een testament nodig?', 'testament'),
      entry('bv-kosten', 'Wat kost een bv?', 'ondernemen'),
    ],
  },
}
