/** Where the owner is signed in. */
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { listSessionRows } from './accounts.queries.ts'
import { describeBrowser, type BrowserDescription } from './describe-browser.ts'
import { requireOwner } from './require-owner.ts'

const MAX_SESSIONS = 50

export interface OwnerSession extends BrowserDescription {
  id: string
  signedInAt: string
  lastUsedAt: string
  /** The one that asks. */
  current: boolean
}

/** This one first, then the last used. */
export async function listSessions(context: Context): Promise<OwnerSession[]> {
  const userId = requireOwner(context)
  const present = context.actor.kind === 'owner' ? context.actor.sessionId : undefined
  const rows = await listSessionRows(context.db, userId, isoNow(context.clock), MAX_SESSIONS)
  const sessions = rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    ...describeBrowser(userAgent ?? ''),
    signedInAt: createdAt,
    lastUsedAt: updatedAt,
    current: id === present,
  }))
  return sessions.toSorted((a, b) => Number(b.current) - Number(a.current))
}
