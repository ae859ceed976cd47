/** A delay that grows with every attempt and is kept as a row, so that every instance waits together. */
import type { AnyDatabase } from '../database/database.ts'
import type { Clock } from './clock.ts'
import type { LimitVerdict } from './rate-limit.ts'
import { dropKey, findWindow, insertWindow, replaceWindow } from './rate-limit.queries.ts'
import { DAY_MS } from './days.ts'

export interface GrowingDelay {
  /** What is delayed, part of the row's key. */
  name: string
  /** Attempts before the first wait. */
  free: number
  firstSeconds: number
  /** The wait doubles up to this. */
  mostSeconds: number
}

/** After this long without an attempt that passed, it begins anew. */
const QUIET_MS = DAY_MS
const MAX_RACES = 20

const keyOf = ({ name }: GrowingDelay, subject: string): string => `${name}:delay:${subject}`

function waitMs({ free, firstSeconds, mostSeconds }: GrowingDelay, passed: number): number {
  return passed <= free ? 0 : Math.min(mostSeconds, firstSeconds * 2 ** Math.min(passed - free - 1, 30)) * 1000
}

const refused = (milliseconds: number): LimitVerdict => ({ allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)) })

/** Lets the attempt pass when the wait since the one before is over. An attempt that is refused lengthens nothing. */
export async function allowAttempt(db: AnyDatabase, clock: Clock, delay: GrowingDelay, subject: string): Promise<LimitVerdict> {
  const key = keyOf(delay, subject)
  const now = clock.now().getTime()
  for (let race = 0; race < MAX_RACES; race += 1) {
    const row = await findWindow(db, key)
    const opens = row ? Date.parse(row.window_start) : 0
    // A moment beyond the longest wait was written by a clock that ran ahead.
    const isUnderWay = row !== undefined && opens > now - QUIET_MS && opens <= now + delay.mostSeconds * 1000
    if (isUnderWay && opens > now) return refused(opens - now)
    const count = isUnderWay ? row.count + 1 : 1
    const next = { window_start: new Date(now + waitMs(delay, count)).toISOString(), count }
    // Of two at once one passes; the other sees what that left.
    if (row ? await replaceWindow(db, key, row, next) : await insertWindow(db, { key, ...next })) return { allowed: true }
  }
  return refused(0)
}

/** Begins anew: the attempt was a good one. */
export const endDelay = (db: AnyDatabase, delay: GrowingDelay, subject: string): Promise<void> => dropKey(db, keyOf(delay, subject))
