/** Whose session a request carries. Our own terms decide whether it still counts; the sign-in library only knows the longest there is. */
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { deleteSession, touchSession } from './accounts.queries.ts'
import type { Auth } from './auth.ts'
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
  auth: Auth,
  { headers, terms, used }: SessionQuestion,
): Promise<{ kind: 'owner'; userId: string; sessionId: string } | undefined> {
  const found = await auth.api.getSession({ headers })
  if (!found) return undefined
  const { id, userId, createdAt, updatedAt } = found.session
  const now = isoNow(clock)
  const ends = sessionEnds({ createdAt: createdAt.toISOString(), usedAt: updatedAt.toISOString() }, terms)
  if (ends.unused <= now) {
    await deleteSession(db, userId, id)
    return undefined
  }
  if (used && updatedAt.getTime() < clock.now().getTime() - TOUCH_MS) await touchSession(db, id, now)
  return { kind: 'owner', userId, sessionId: id }
}
