/** Fixed-window limits kept as rows, so that every instance counts together. */
import type { AnyDatabase } from '../database/database.ts'
import type { Clock } from './clock.ts'
import type { DialectName } from '../database/dialects.ts'
import { dropWindowsBefore, hit, hitMany } from './rate-limit.queries.ts'
import { DAY_MINUTES } from './days.ts'

export interface Limit {
  /** What is limited, part of the row's key. */
  name: string
  max: number
  windowSeconds: number
}

export type LimitVerdict = { allowed: true } | { allowed: false; retryAfterSeconds: number }

const startOf = (limit: Limit, time: number): number => time - (time % (limit.windowSeconds * 1000))
const keyOf = (limit: Limit, subject: string): string => `${limit.name}:${limit.windowSeconds}:${subject}`

/** What a caller may be told of its limit. */
export interface LimitState {
  allowed: boolean
  /** How many are left in this window, and in how many seconds the next begins. */
  left: number
  resetSeconds: number
}

/** Counts one attempt of `subject`. Windows start at multiples of their length. */
export async function countCall(db: AnyDatabase, clock: Clock, limit: Limit, subject: string): Promise<LimitState> {
  const now = clock.now().getTime()
  const start = startOf(limit, now)
  const count = await hit(db, keyOf(limit, subject), new Date(start).toISOString())
  return {
    allowed: count <= limit.max,
    left: Math.max(0, limit.max - count),
    resetSeconds: Math.max(1, Math.ceil((start - now) / 1000) + limit.windowSeconds),
  }
}

/** The same, for who only wants to know whether it is within the limit. */
export async function countAttempt(db: AnyDatabase, clock: Clock, limit: Limit, subject: string): Promise<LimitVerdict> {
  const { allowed, resetSeconds } = await countCall(db, clock, limit, subject)
  return allowed ? { allowed } : { allowed, retryAfterSeconds: resetSeconds }
}

export interface Attempt {
  subject: string
  /** When it happened, ISO. */
  at: string
}

/** Counts attempts that happened earlier, in one statement a window, and says of each, in their order, whether it was within the limit. */
export async function countAttempts(db: AnyDatabase, dialect: DialectName, limit: Limit, attempts: readonly Attempt[]): Promise<boolean[]> {
  const named = attempts.map(({ subject, at }) => ({ start: startOf(limit, Date.parse(at)), key: keyOf(limit, subject) }))
  const windows = Map.groupBy(named, ({ start }) => start)
  const used = new Map<string, number>()
  for (const [start, inWindow] of [...windows].toSorted(([a], [b]) => a - b)) {
    const hits = [...Map.groupBy(inWindow, ({ key }) => key)].map(([key, own]) => ({ key, hits: own.length }))
    const counts = await hitMany(db, dialect, new Date(start).toISOString(), hits)
    for (const { key, hits: own } of hits) used.set(`${start} ${key}`, (counts.get(key) ?? own) - own)
  }
  return named.map(({ start, key }) => {
    const name = `${start} ${key}`
    const count = (used.get(name) ?? 0) + 1
    used.set(name, count)
    return count <= limit.max
  })
}

/** No window is longer than a day; after two, a row says nothing any more. */
export const WINDOW_KEPT_MINUTES = 2 * DAY_MINUTES

/** Forgets windows that began before the given moment (ISO). Returns how many. */
export const dropOldWindows = (db: AnyDatabase, before: string): Promise<number> => dropWindowsBefore(db, before)
