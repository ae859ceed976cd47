/** Writes the messages of conversations as the import reads them: five quoted columns, piece by piece, whatever their number. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-role.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { csvLine } from '../platform/csv.ts'
import { yieldToLoop } from '../platform/yield-to-loop.ts'
import type { SessionRow } from '../assistant/answering/stored-conversation.ts'
import { readSearch, type ChatFilter, type SessionCursor } from './chat-filter.ts'
import { listExported, type ExportedMessage } from './export.queries.ts'
import { MOST_SEARCH_PAGES, PAGE_SIZE } from './find-sessions.ts'
import { searchSessions } from './search-sessions.ts'
import { listSessionsUpwards } from './sessions.queries.ts'
import { DAY_MS } from '../platform/days.ts'

const HEADER = ['id', 'session_id', 'role', 'content', 'timestamp']
const SESSIONS_A_TIME = 100
const MESSAGES_A_TIME = 500

export interface ExportInput extends ChatFilter {
  query?: string | undefined
  /** Only this conversation. */
  sessionId?: string | undefined
}

/** Recorded in the audit log first: which kinds of filter were set, not what for. What is said after the beginning stays out. */
export async function* exportMessages(context: Context, { sessionId, ...asked }: ExportInput): AsyncGenerator<string> {
  requireOwner(context)
  const filters = Object.entries(asked).flatMap(([name, value]) => (value ? [name] : []))
  await recordAudit(context, { action: 'chat.export', ...(sessionId !== undefined && { subject: sessionId }), details: { form: 'csv', filters } })
  const until = isoNow(context.clock)
  yield csvLine(HEADER)
  for await (const ids of sessionsOf(context, { sessionId, ...asked }, until)) yield* linesOf(context, ids, until)
}

async function* sessionsOf(context: Context, { sessionId, ...asked }: ExportInput, until: string): AsyncGenerator<string[]> {
  const { text, filter } = readSearch(asked)
  if (sessionId !== undefined) yield [sessionId]
  else if (text !== '') {
    const { sessions } = await searchSessions(context, { query: text, filter, limit: MOST_SEARCH_PAGES * PAGE_SIZE })
    for (let at = 0; at < sessions.length; at += SESSIONS_A_TIME) yield sessions.slice(at, at + SESSIONS_A_TIME).map((session) => session.session_id)
  } else yield* everySession(context, filter, until)
}

/** Oldest first, so that a conversation that goes on meanwhile is met later instead of missed; it is not given twice. */
async function* everySession({ db }: Context, filter: ChatFilter, until: string): AsyncGenerator<string[]> {
  const dayBefore = new Date(Date.parse(until) - DAY_MS).toISOString()
  const recent = new Set<string>()
  let after: SessionCursor | undefined
  for (;;) {
    const rows: SessionRow[] = await listSessionsUpwards(db, filter, SESSIONS_A_TIME, after)
    const last = rows.at(-1)
    if (!last) return
    const fresh = rows.filter((row) => !recent.has(row.session_id) && row.started_at <= until)
    for (const row of fresh) if (row.last_activity > dayBefore) recent.add(row.session_id)
    yield fresh.map((row) => row.session_id)
    if (rows.length < SESSIONS_A_TIME) return
    after = { lastActivity: last.last_activity, sessionId: last.session_id }
  }
}

async function* linesOf({ db }: Context, sessionIds: readonly string[], until: string): AsyncGenerator<string> {
  let after: ExportedMessage | undefined
  for (;;) {
    const rows = await listExported(db, sessionIds, { until, limit: MESSAGES_A_TIME, after })
    if (rows.length > 0) yield rows.map((row) => csvLine([row.id, row.session_id, row.role, row.content, row.timestamp])).join('')
    if (rows.length < MESSAGES_A_TIME) return
    after = rows.at(-1)
    await yieldToLoop()
  }
}
