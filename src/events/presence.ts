/** How many visitors are looking right now and how many there were today: counted from page requests, without script, cookie or stored address. */
import type { MiddlewareHandler } from 'hono'
import type { Database } from '../database/database.ts'
import { dutchDay, isoNow, type Clock } from '../platform/clock.ts'
import { requestHeader } from '../platform/http/request-header.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { readPageView } from './read-page-view.ts'
import { viewCounter, type PageView } from './view-counter.ts'
import { countSeenSince, dropSeenBefore, saveDailyVisitors, saveSeen } from './presence.queries.ts'

export const ONLINE_MS = 5 * 60_000
const FLUSH_MS = 10_000

/** Fewer are not shown to visitors: a small number says more about one visitor than about the site. */
const VISITORS_FLOOR = 3

/** What waits in memory while the database is away has an end. */
const MOST_WAITING = 100_000

export interface Presence {
  /** `visitor` is the keyed hash of today. */
  seen(visitor: string): void
  /** A page was opened, and it was there; `view`: which, from where and on what, each counted apart. */
  viewed(view?: PageView): void
  /** Over all instances, at most ten seconds old; undefined below the floor. */
  visitorsOnline(): number | undefined
  flush(): Promise<void>
  stop(): void
}

/** Visitors are kept in memory for some seconds and then written together; who is here now lives five minutes, who was here today two days. */
export function watchPresence(db: Database, clock: Clock, onFault: (error: unknown) => void = () => {}): Presence {
  const waiting = new Map<string, { visitor: string; seen_at: string; day: string }>()
  const views = viewCounter(db)
  let online = 0
  const flush = async () => {
    if (waiting.size === 0 && views.isEmpty() && online === 0) return
    const batch = [...waiting.values()]
    const since = new Date(clock.now().getTime() - ONLINE_MS).toISOString()
    await saveDailyVisitors(
      db,
      batch.map(({ day, visitor }) => ({ day, visitor })),
    )
    await saveSeen(
      db,
      batch.map(({ visitor, seen_at }) => ({ visitor, seen_at })),
    )
    for (const written of batch) if (waiting.get(written.visitor) === written) waiting.delete(written.visitor)
    await views.flush()
    await dropSeenBefore(db, since)
    online = await countSeenSince(db, since)
  }
  const timer = setInterval(() => void flush().catch(onFault), FLUSH_MS).unref()
  return {
    seen(visitor) {
      if (waiting.size < MOST_WAITING) waiting.set(visitor, { visitor, seen_at: isoNow(clock), day: dutchDay(clock) })
    },
    viewed: (view) => views.add(dutchDay(clock), view),
    visitorsOnline: () => (online >= VISITORS_FLOOR ? online : undefined),
    flush,
    stop: () => clearInterval(timer),
  }
}

/** Forgets who was seen last before the given moment (ISO), also after a restart in which nobody comes. Returns how many. */
export const forgetPresence = (db: Database, before: string): Promise<number> => dropSeenBefore(db, before)

const isOwnersArea = (path: string): boolean => path === '/settings' || path.startsWith('/settings/')

/**
 * Counts people who open a page; not robots that name themselves, nor pages fetched ahead, nor the owner's area.
 * `identify` sets the visitor's key.
 */
export function countVisitors(presence: Presence, identify: MiddlewareHandler<HttpEnv>): MiddlewareHandler<HttpEnv> {
  return (c, next) => {
    const isVisit = requestHeader(c, 'sec-fetch-mode') === 'navigate' && !requestHeader(c, 'sec-purpose')
    if (!isVisit || isOwnersArea(c.req.path)) return next()
    return identify(c, async () => {
      presence.seen(c.get('visitor'))
      await next()
      // A page that the browser still had (304) was opened too.
      if (c.req.method === 'GET' && (c.res.status === 200 || c.res.status === 304)) presence.viewed(readPageView(c))
    })
  }
}
