/** How many visitors are looking right now: counted from page requests, without script, cookie or stored address. */
import type { MiddlewareHandler } from 'hono'
import type { Database } from '../database/database.ts'
import type { Clock } from '../platform/clock.ts'
import { requestHeader } from '../platform/http/request-header.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { countSeenSince, dropSeenBefore, saveSeen } from './presence.queries.ts'

export const ONLINE_MS = 5 * 60_000
const FLUSH_MS = 10_000

/** Fewer are not shown: a small number says more about one visitor than about the site. */
export const VISITORS_FLOOR = 3

export interface Presence {
  /** `visitor` is the keyed hash of today. */
  seen(visitor: string): void
  /** Over all instances, at most ten seconds old; undefined below the floor. */
  visitorsOnline(): number | undefined
  flush(): Promise<void>
  stop(): void
}

/** Visitors are kept in memory for some seconds and then written together; rows live five minutes. */
export function watchPresence(db: Database, clock: Clock, onFault: (error: unknown) => void = () => {}): Presence {
  let waiting = new Map<string, string>()
  let online = 0
  const flush = async () => {
    if (waiting.size === 0 && online === 0) return
    const batch = [...waiting].map(([visitor, seen_at]) => ({ visitor, seen_at }))
    waiting = new Map()
    const since = new Date(clock.now().getTime() - ONLINE_MS).toISOString()
    if (batch.length > 0) await saveSeen(db, batch)
    await dropSeenBefore(db, since)
    online = await countSeenSince(db, since)
  }
  const timer = setInterval(() => void flush().catch(onFault), FLUSH_MS).unref()
  return {
    seen: (visitor) => void waiting.set(visitor, clock.now().toISOString()),
    visitorsOnline: () => (online >= VISITORS_FLOOR ? online : undefined),
    flush,
    stop: () => clearInterval(timer),
  }
}

/** Forgets who was seen last before the given moment (ISO), also after a restart in which nobody comes. Returns how many. */
export const forgetPresence = (db: Database, before: string): Promise<number> => dropSeenBefore(db, before)

/** Counts people who open a page; not robots that name themselves, nor pages fetched ahead. `identify` sets the visitor's key. */
export function countVisitors(presence: Presence, isLive: () => boolean, identify: MiddlewareHandler<HttpEnv>): MiddlewareHandler<HttpEnv> {
  return (c, next) => {
    const isVisit = requestHeader(c, 'sec-fetch-mode') === 'navigate' && !requestHeader(c, 'sec-purpose')
    if (!isVisit || !isLive()) return next()
    return identify(c, () => {
      presence.seen(c.get('visitor'))
      return next()
    })
  }
}
