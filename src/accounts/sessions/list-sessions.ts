/** Where the owner is signed in. */
import { isoNow } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { listSessionRows } from './sessions.queries.ts'
import { describeBrowser, type BrowserDescription } from './describe-browser.ts'
import { requireReader } from '../../audit/require-role.ts'
import { sessionEnds, type SessionEnds, type SessionTerms } from './session-terms.ts'

const MAX_SESSIONS = 50

export interface OwnerSession extends BrowserDescription {
  id: string
  signedInAt: string
  lastUsedAt: string
  ends: SessionEnds
  /** The one that asks. */
  current: boolean
}

/** This one first, then the last used; those that ended are not there. */
export async function listSessions(context: Context, terms: SessionTerms): Promise<OwnerSession[]> {
  const userId = requireReader(context)
  const present = context.actor.kind === 'user' ? context.actor.sessionId : undefined
  const rows = await listSessionRows(context.db, userId, MAX_SESSIONS)
  const sessions = rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    ...describeBrowser(userAgent ?? ''),
    signedInAt: createdAt,
    lastUsedAt: updatedAt,
    ends: sessionEnds({ createdAt, usedAt: updatedAt }, terms),
    current: id === present,
  }))
  const now = isoNow(context.clock)
  return sessions.filter(({ ends }) => ends.unused > now).toSorted((a, b) => Number(b.current) - Number(a.current))
}
