/** Whose session a request carries. */
import { isoNow } from '../../platform/clock.ts'
import type { Context, UserActor } from '../../platform/context.ts'
import { deleteSession, findSessionOfToken, touchSession } from './sessions.queries.ts'
import { readToken } from './cookies.ts'
import { hashToken } from './open-session.ts'
import { sessionEnds, type SessionTerms } from './session-terms.ts'

/** A use within this long after the one before is not written down. */
const TOUCH_MS = 60_000

export interface SessionQuestion {
  headers: Headers
  terms: SessionTerms
  /** Is this the owner at work, and not the screen that looks for news by itself? Only the owner's own acts keep a session going. */
  used: boolean
}

/** Undefined without a session, and for one that has ended; that one is erased. */
export async function findOwnerSession(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  origin: string,
  { headers, terms, used }: SessionQuestion,
): Promise<UserActor | undefined> {
  // Without a token there is nothing to look up.
  const token = readToken(origin, 'elk-session', headers)
  const found = token && (await findSessionOfToken(db, hashToken(token)))
  if (!found) return undefined
  const { id, userId, role, createdAt, updatedAt } = found
  const now = isoNow(clock)
  if (sessionEnds({ createdAt, usedAt: updatedAt }, terms).unused <= now) {
    await deleteSession(db, userId, id)
    return undefined
  }
  if (used && Date.parse(updatedAt) < clock.now().getTime() - TOUCH_MS) await touchSession(db, id, now)
  return { kind: 'user', userId, sessionId: id, role }
}
