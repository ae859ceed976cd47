/** Fixed-window limits kept as rows, so that every instance counts together. */
import type { AnyDatabase } from '../database/database.ts'
import type { Clock } from './clock.ts'
import { dropWindowsBefore, hit } from './rate-limit.queries.ts'

export interface Limit {
  /** What is limited, part of the row's key. */
  name: string
  max: number
  windowSeconds: number
}

export type LimitVerdict = { allowed: true } | { allowed: false; retryAfterSeconds: number }

/** Counts one attempt of `subject` and says whether it is within the limit. Windows start at multiples of their length. */
export async function countAttempt(db: AnyDatabase, clock: Clock, limit: Limit, subject: string): Promise<LimitVerdict> {
  const now = clock.now().getTime()
  const windowMs = limit.windowSeconds * 1000
  const start = now - (now % windowMs)
  const count = await hit(db, `${limit.name}:${limit.windowSeconds}:${subject}`, new Date(start).toISOString())
  if (count <= limit.max) return { allowed: true }
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((start + windowMs - now) / 1000)) }
}

/** No window is longer than a day; after two, a row says nothing any more. */
export const WINDOW_KEPT_MINUTES = 2 * 24 * 60

/** Forgets windows that began before the given moment (ISO). Returns how many. */
export const dropOldWindows = (db: AnyDatabase, before: string): Promise<number> => dropWindowsBefore(db, before)
