/** Puts together what answers can refer to: the content, and the entries of the owner, also those that are not published any more. */
import type { Article } from '../../articles/article.ts'
import type { AnyDatabase } from '../../platform/context.ts'
import type { KnowledgeEntry } from '../../assistant/retrieval/knowledge.ts'
import { listEntryNames } from '../../own-entries/list-entry-names.ts'
import type { TopicBook } from './topic-book.ts'

export interface AnalysisShelf {
  articles: ReadonlyMap<string, Article>
  engine: { listContentEntries(): readonly KnowledgeEntry[] }
}

export async function readTopicBook(db: AnyDatabase, { articles, engine }: AnalysisShelf): Promise<TopicBook> {
  const entries = new Map<string, Pick<KnowledgeEntry, 'question' | 'topic'>>(engine.listContentEntries().map((entry) => [entry.id, entry]))
  for (const entry of await listEntryNames(db)) entries.set(entry.reference, entry)
  return { entries, articles }
}
