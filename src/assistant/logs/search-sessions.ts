/** Looks for words in messages, and gives the conversations with the newest hit first. */
import type { AnyDatabase } from '../../platform/context.ts'
import type { DialectName } from '../../database/dialects.ts'
import { takeTurn } from '../../platform/turns.ts'
import type { SessionRow } from '../assistant.queries.ts'
import type { ChatFilter } from './chat-filter.ts'
import { candidateFinder, type Candidate } from './search.queries.ts'
import { holdsTerms, readTerms } from './search-words.ts'
import { listSessionsById } from './sessions.queries.ts'
import { snippetOf, type SnippetPart } from './snippet.ts'

export interface FoundSession extends SessionRow {
  hit: { messageId: string; role: 'user' | 'assistant'; parts: SnippetPart[] } | null
}

export interface SearchResult {
  sessions: FoundSession[]
  /** False when older messages were not looked through. */
  complete: boolean
}

/** Messages that a search looks at before it says that it went no further. */
const MOST_CANDIDATES = 20_000
const FIRST_BATCH = 50
const BATCH = 500

/** The first `limit` conversations, newest hit first. A search without a word finds nothing. */
export async function searchSessions(
  { db, dialect }: { db: AnyDatabase; dialect: DialectName },
  { query, filter, limit, most = MOST_CANDIDATES }: { query: string; filter: ChatFilter; limit: number; most?: number },
): Promise<SearchResult> {
  const terms = readTerms(query)
  const found = new Map<string, FoundSession>()
  if (terms.length === 0) return { sessions: [], complete: true }
  const find = candidateFinder(dialect)
  const refused = new Set<string>()
  let after: Candidate | undefined
  for (let looked = 0; looked < most;) {
    const size = looked === 0 ? FIRST_BATCH : BATCH
    const candidates = await find(db, terms, size, after)
    const fresh = candidates.filter(({ session_id: id, content }) => !found.has(id) && !refused.has(id) && holdsTerms(content, terms))
    const rows = new Map((await listSessionsById(db, filter, [...new Set(fresh.map((one) => one.session_id))])).map((row) => [row.session_id, row]))
    for (const { id, session_id: sessionId, role, content } of fresh) {
      const row = rows.get(sessionId)
      if (!row) refused.add(sessionId)
      else if (!found.has(sessionId)) found.set(sessionId, { ...row, hit: { messageId: id, role, parts: snippetOf(content, terms) } })
    }
    if (found.size >= limit || candidates.length < size) return { sessions: [...found.values()].slice(0, limit), complete: true }
    looked += candidates.length
    after = candidates.at(-1)
    await takeTurn()
  }
  return { sessions: [...found.values()], complete: false }
}
