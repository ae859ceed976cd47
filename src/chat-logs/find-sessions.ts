/** A page of conversations for the owner: all of them by number, narrowed by filters, or those in which something was said. */
import { requireReader } from '../audit/require-role.ts'
import { filledPercent, listFilling } from '../database/fills/run-fills.ts'
import type { Context } from '../platform/context.ts'
import { isFiltered, readSearch, type ChatFilter, type SessionCursor } from './chat-filter.ts'
import { locatePage } from './locate-page.ts'
import { searchSessions, type FoundSession } from './search-sessions.ts'
import { listFirstQuestions, listSessions } from './sessions.queries.ts'

export const PAGE_SIZE = 10
/** Pages ahead of the shown one that are looked for, so that their numbers can be given. */
const AHEAD = 4
/** A search gives no more pages: more words narrow it better than more pages do. */
export const MOST_SEARCH_PAGES = 50

export interface FindInput extends ChatFilter {
  query?: string | undefined
  /** From 1. */
  page: number
  /** The last conversation of the page before, when it is known: then nothing needs to be passed over. */
  after?: SessionCursor | undefined
}

interface ShownSession extends FoundSession {
  /** What its visitor asked first, shortened; null when nothing was asked. */
  question: string | null
}

export interface SessionPage {
  sessions: ShownSession[]
  page: number
  /** How many pages are known to be there; with a total that is all of them. */
  pages: number
  total: number | null
  /** False when a search did not look through everything. */
  complete: boolean
  next: SessionCursor | null
  /** After an upgrade, while searching and filtering do not know all older conversations: how much they know, in percent. Null otherwise. */
  filled: number | null
}

export async function findSessions(context: Context, { page, after, ...asked }: FindInput): Promise<SessionPage> {
  requireReader(context)
  const { text, filter } = readSearch(asked)
  if (text === '' && !isFiltered(filter)) return { ...(await withQuestions(context, await all(context, page))), filled: null }
  const found = await (text === '' ? narrowed(context, filter, page, after) : searched(context, text, filter, page))
  return { ...(await withQuestions(context, found)), filled: filledPercent(await listFilling(context.db)) }
}

type FoundPage = Omit<SessionPage, 'sessions' | 'filled'> & { sessions: FoundSession[] }

const LONGEST_QUESTION = 200

async function withQuestions({ db }: Context, page: FoundPage): Promise<Omit<SessionPage, 'filled'>> {
  const questions = await listFirstQuestions(
    db,
    page.sessions.map(({ session_id: id }) => id),
  )
  return {
    ...page,
    sessions: page.sessions.map((session) => ({ ...session, question: questions.get(session.session_id)?.slice(0, LONGEST_QUESTION) ?? null })),
  }
}

async function all({ db }: Context, wanted: number): Promise<FoundPage> {
  const place = await locatePage(db, (wanted - 1) * PAGE_SIZE)
  const pages = Math.max(1, Math.ceil(place.total / PAGE_SIZE))
  // The last page is shown when the wanted one is no longer there.
  if (wanted > pages) return all({ db } as Context, pages)
  const rows = await listSessions(db, {}, { limit: PAGE_SIZE, offset: place.offset, before: place.before })
  return { ...pageOf(rows, wanted), pages, total: place.total }
}

async function narrowed({ db }: Context, filter: ChatFilter, page: number, after: SessionCursor | undefined): Promise<FoundPage> {
  const range = after ? { after } : { offset: (page - 1) * PAGE_SIZE }
  const rows = await listSessions(db, filter, { limit: PAGE_SIZE * (AHEAD + 1) + 1, ...range })
  return pageOf(rows, page)
}

async function searched(context: Context, query: string, filter: ChatFilter, page: number): Promise<FoundPage> {
  const shown = Math.min(page, MOST_SEARCH_PAGES)
  const most = Math.min(shown + AHEAD, MOST_SEARCH_PAGES) * PAGE_SIZE
  const result = await searchSessions(context, { query, filter, limit: most + 1 })
  const found = pageOf(result.sessions.slice((shown - 1) * PAGE_SIZE), shown)
  return { ...found, pages: Math.min(found.pages, MOST_SEARCH_PAGES), complete: result.complete && found.pages <= MOST_SEARCH_PAGES, next: null }
}

/** `rows` begin with the page and go on behind it. */
function pageOf(rows: readonly (Omit<FoundSession, 'hit'> & Partial<Pick<FoundSession, 'hit'>>)[], page: number): FoundPage {
  const sessions = rows.slice(0, PAGE_SIZE).map((row) => ({ hit: null, ...row }))
  const last = sessions.at(-1)
  return {
    sessions,
    page,
    pages: Math.max(1, page - 1 + Math.ceil(rows.length / PAGE_SIZE)),
    total: null,
    complete: true,
    next: rows.length > PAGE_SIZE && last ? { lastActivity: last.last_activity, sessionId: last.session_id } : null,
  }
}
