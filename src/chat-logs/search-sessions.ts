/** Looks for words in messages, and gives the conversations with the newest hit first. */
import type { AnyDatabase } from '../platform/context.ts'
import type { DialectName } from '../database/dialects.ts'
import { yieldToLoop } from '../platform/yield-to-loop.ts'
import { isFiltered, type ChatFilter } from './chat-filter.ts'
import { candidateFinder, listMessagesOf, type Candidate } from './search.queries.ts'
import { holdsTerms, readTerms, type Term } from './search-words.ts'
import { listSessions, listSessionsById, listSessionsByPrefix, type ListedSession } from './sessions.queries.ts'
import { snippetOf, type SnippetPart } from './snippet.ts'

export interface FoundSession extends ListedSession {
  hit: { messageId: string; role: 'user' | 'assistant'; parts: SnippetPart[] } | null
}

export interface SearchResult {
  sessions: FoundSession[]
  /** False when older messages were not looked through. */
  complete: boolean
}

/** Messages that a search looks at before it says that it went no further. */
const MOST_CANDIDATES = 10_000
const FIRST_BATCH = 50
const BATCH = 500

/** Conversations that are read through whole: a filter that leaves so few is narrower than any word. */
const FEW = 300

/** Of a conversation, or its beginning. */
const NUMBER = /^[\da-f-]{8,36}$/i

const hitOf = ({ id, role, content }: Candidate, terms: readonly Term[]) => ({ messageId: id, role, parts: snippetOf(content, terms) })

async function searchAmong(db: AnyDatabase, sessions: readonly ListedSession[], terms: readonly Term[]): Promise<FoundSession[]> {
  const newest = new Map<string, Candidate>()
  for (const message of await listMessagesOf(
    db,
    sessions.map((session) => session.session_id),
  )) {
    if (!newest.has(message.session_id) && holdsTerms(message.content, terms)) newest.set(message.session_id, message)
  }
  const rows = new Map(sessions.map((session) => [session.session_id, session]))
  return [...newest].flatMap(([id, message]) => {
    const row = rows.get(id)
    return row ? [{ ...row, hit: hitOf(message, terms) }] : []
  })
}

/** The first `limit` conversations, newest hit first. A search without a word finds nothing. */
export async function searchSessions(
  { db, dialect }: { db: AnyDatabase; dialect: DialectName },
  { query, filter, limit, most = MOST_CANDIDATES }: { query: string; filter: ChatFilter; limit: number; most?: number },
): Promise<SearchResult> {
  if (NUMBER.test(query)) {
    const numbered = await listSessionsByPrefix(db, filter, query.toLowerCase(), limit)
    if (numbered.length > 0) return { sessions: numbered.map((row) => ({ ...row, hit: null })), complete: true }
  }
  const terms = readTerms(query)
  if (terms.length === 0) return { sessions: [], complete: true }
  if (isFiltered(filter)) {
    const few = await listSessions(db, filter, { limit: FEW + 1 })
    if (few.length <= FEW) return { sessions: (await searchAmong(db, few, terms)).slice(0, limit), complete: true }
  }
  const found = new Map<string, FoundSession>()
  const find = candidateFinder(dialect)
  const refused = new Set<string>()
  let after: Candidate | undefined
  for (let looked = 0; looked < most;) {
    const size = looked === 0 ? FIRST_BATCH : BATCH
    const candidates = await find(db, terms, size, after)
    const fresh = candidates.filter(({ session_id: id, content }) => !found.has(id) && !refused.has(id) && holdsTerms(content, terms))
    const rows = new Map((await listSessionsById(db, filter, [...new Set(fresh.map((one) => one.session_id))])).map((row) => [row.session_id, row]))
    for (const message of fresh) {
      const { session_id: sessionId } = message
      const row = rows.get(sessionId)
      if (!row) refused.add(sessionId)
      else if (!found.has(sessionId)) found.set(sessionId, { ...row, hit: hitOf(message, terms) })
    }
    if (found.size >= limit || candidates.length < size) return { sessions: [...found.values()].slice(0, limit), complete: true }
    looked += candidates.length
    after = candidates.at(-1)
    await yieldToLoop()
  }
  return { sessions: [...found.values()], complete: false }
}
