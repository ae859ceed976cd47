/** Begins and ends the session of a browser. Its token is in the cookie alone; the database has the hash. */
import { hash } from 'node:crypto'
import type { AnyDatabase, Context } from '../../platform/context.ts'
import { isoNow } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { deleteSessionOfToken, insertSession } from './sessions.queries.ts'
import { forgetCookie, makeCookie, makeToken, readToken } from './cookies.ts'
import { sessionBounds } from './session-terms.ts'
import { DAY_SECONDS } from '../../platform/days.ts'

/** The longest there is; `find-owner-session.ts` ends a session by the owner's own terms. */
const COOKIE_SECONDS = sessionBounds.session_days.max * DAY_SECONDS

export const hashToken = (token: string): string => hash('sha256', token)

export interface OpenedSession {
  id: string
  /** The value of Set-Cookie. */
  cookie: string
}

export async function openSession(
  { clock }: Pick<Context, 'clock'>,
  tx: AnyDatabase,
  input: { origin: string; userId: string; headers: Headers },
): Promise<OpenedSession> {
  const id = newId()
  const token = makeToken()
  const now = isoNow(clock)
  await insertSession(tx, {
    id,
    token: hashToken(token),
    userId: input.userId,
    // For the list of sessions; cut short, since a browser may call itself anything.
    userAgent: (input.headers.get('user-agent') ?? '').slice(0, 300),
    expiresAt: new Date(Date.parse(now) + COOKIE_SECONDS * 1000).toISOString(),
    createdAt: now,
    updatedAt: now,
  })
  return { id, cookie: makeCookie(input.origin, 'elk-session', token, COOKIE_SECONDS) }
}

/** Ends the session of this browser; returns the values of Set-Cookie. */
export async function endOwnSession({ db }: Pick<Context, 'db'>, origin: string, headers: Headers): Promise<string[]> {
  await deleteSessionOfToken(db, hashToken(readToken(origin, 'elk-session', headers)))
  return [forgetCookie(origin, 'elk-session')]
}
