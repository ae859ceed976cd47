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

/** Rows of past windows say nothing any more. */
export async function dropOldWindows(db: AnyDatabase, clock: Clock): Promise<void> {
  await dropWindowsBefore(db, new Date(clock.now().getTime() - 2 * 86_400_000).toISOString())
}
